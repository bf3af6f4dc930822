/** The words of the pages beside the tables, loaded by them alone: how to embed, boards that are pasted, privacy. */
import { embeds } from './en/embeds.ts';
import { paste } from './en/paste.ts';
import { privacy } from './en/privacy.ts';
import { type Words, wordsOf } from './words.ts';

export const pages = { ...embeds, ...paste, ...privacy } as const;

export const createPageWords = (locale = 'en'): Words<typeof pages> => wordsOf(pages, locale);
