/** The match as a file: its name, and how it comes to the device. */
import type { FileForm } from '@sandbar/records';

const ENDINGS: Readonly<Record<FileForm, string>> = { save: 'txt', mat: 'mat', sgf: 'sgf' };

/** `sandbar-ID.mat`; a match on this device is called by its game. */
export const fileName = (id: string | null, game: string, form: FileForm): string =>
  `sandbar-${id ?? game}.${ENDINGS[form]}`;

/** Hands a text to the device as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address after the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
