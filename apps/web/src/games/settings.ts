/** The registry of what the start page and the waiting room know of each game, in the order of the cards. */
import { backgammonSetting } from './backgammon/setting/setting.tsx';
import type { AnySetting } from './contract.ts';
import { pirateerSetting } from './pirateer/setting/setting.tsx';
import { piratesSetting } from './pirates/setting/setting.tsx';

export const SETTINGS: Readonly<Record<string, AnySetting>> = {
  backgammon: backgammonSetting,
  pirates: piratesSetting,
  pirateer: pirateerSetting,
};

/** Throws for a game that this page does not know: a table of one is refused before. */
export function settingOf(id: string): AnySetting {
  const setting = Object.hasOwn(SETTINGS, id) ? SETTINGS[id] : undefined;
  if (setting === undefined) throw new Error(`no such game: ${id}`);
  return setting;
}
