/** Line icons of one weight, drawn in the color of the text around them. */
import toStart from 'lucide-static/icons/arrow-left-to-line.svg?raw';
import toEnd from 'lucide-static/icons/arrow-right-to-line.svg?raw';
import arrowUpDown from 'lucide-static/icons/arrow-up-down.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import chevronsLeft from 'lucide-static/icons/chevrons-left.svg?raw';
import chevronsRight from 'lucide-static/icons/chevrons-right.svg?raw';
import clover from 'lucide-static/icons/clover.svg?raw';
import code from 'lucide-static/icons/code-xml.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import dices from 'lucide-static/icons/dices.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import ellipsis from 'lucide-static/icons/ellipsis.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import file from 'lucide-static/icons/file-up.svg?raw';
import flag from 'lucide-static/icons/flag.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import link from 'lucide-static/icons/link.svg?raw';
import list from 'lucide-static/icons/list.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import messageCircle from 'lucide-static/icons/message-circle.svg?raw';
import moon from 'lucide-static/icons/moon.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import radio from 'lucide-static/icons/radio.svg?raw';
import rotateCcw from 'lucide-static/icons/rotate-ccw.svg?raw';
import send from 'lucide-static/icons/send.svg?raw';
import share from 'lucide-static/icons/share-2.svg?raw';
import shipWheel from 'lucide-static/icons/ship-wheel.svg?raw';
import skip from 'lucide-static/icons/skip-forward.svg?raw';
import smartphone from 'lucide-static/icons/smartphone.svg?raw';
import sun from 'lucide-static/icons/sun-medium.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import volume from 'lucide-static/icons/volume-2.svg?raw';
import volumeOff from 'lucide-static/icons/volume-x.svg?raw';
import wind from 'lucide-static/icons/wind.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';

const ICONS = {
  arrowUpDown,
  check,
  chevronLeft,
  chevronRight,
  chevronsLeft,
  chevronsRight,
  clover,
  code,
  copy,
  dices,
  download,
  ellipsis,
  eye,
  file,
  flag,
  history,
  link,
  list,
  lock,
  logOut,
  messageCircle,
  moon,
  pause,
  pencil,
  play,
  radio,
  rotateCcw,
  send,
  share,
  shipWheel,
  skip,
  smartphone,
  sun,
  toEnd,
  toStart,
  undo,
  volume,
  volumeOff,
  wind,
  x,
} as const;

export type IconName = keyof typeof ICONS;

/** The strokes of an icon without its outer element. */
const inside = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

/** An icon never stands for a word alone: what it is on has a label. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inside(ICONS[name]) }}
    />
  );
}
