/** How a board in a frame is shown, as the settings that tables know. */
import { readSettings, type Settings } from '../session/device.ts';
import type { EmbedOptions } from './options.ts';

/** How this device's person likes tables does not matter here: the page around decides. */
export function settingsFor(options: EmbedOptions, small: boolean): Settings {
  const own = readSettings();
  return {
    ...own,
    theme: options.theme,
    numbers: small ? 'off' : 'own',
    speed: options.motion === 'auto' ? 'normal' : options.motion,
    sound: options.sound,
    flip: false,
  };
}
