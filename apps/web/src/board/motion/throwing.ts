/** Clips for dice and markers: dice are thrown, a marker goes to its new place or topples over. */
import { type Motion, placeDice } from '@sandbar/boards';
import { Sprite } from 'pixi.js';
import { show } from '../pieces/figures.ts';
import { names } from '../pixi/sheet.ts';
import type { Ground } from './ground.ts';
import { type Clip, easeOut, glide, mix } from './timeline.ts';

const THROW_MS = 620;

/** Dice come in from their side's edge, bounce twice and turn one and a half times. The result is up from 60 % on. */
export function throwClip(motion: Extract<Motion, { kind: 'dice' }>, ground: Ground): Clip {
  const { layout, sheet, layers } = ground;
  const dice = motion.dice.map((die) => ({ ...die, spent: false }));
  const places = placeDice(layout, dice);
  const reach = Math.max(layout.width, layout.height) * 0.42;
  return {
    ms: THROW_MS * ground.pace,
    start() {
      for (const old of layers.dice.removeChildren()) old.destroy();
      for (const die of dice) layers.dice.addChild(new Sprite(sheet.get(names.die(die.value, die.owner))));
      ground.cue('throw');
    },
    at(t) {
      const s = easeOut(t);
      const height = Math.abs(Math.cos(t * Math.PI * 2.5)) * (1 - t) ** 1.3;
      dice.forEach((die, i) => {
        const [sprite, at, row] = [layers.dice.children[i], places[i], layout.dice[die.owner]];
        if (!(sprite instanceof Sprite) || !at || !row) return;
        const away = (1 - s) * reach * (1 + i * 0.06);
        sprite.position.set(
          at.x + row.thrownFrom.x * away,
          at.y + row.thrownFrom.y * away - height * at.size * 0.9,
        );
        sprite.rotation = (at.turn * Math.PI) / 180 - (1 - s) * Math.PI * 3 * (i % 2 ? -1 : 1);
        sprite.scale.set(1 + height * 0.22);
        const value = t < 0.6 ? ((die.value + 1 + i + Math.floor(t * 10)) % 6) + 1 : die.value;
        show(sprite, sheet.get(names.die(value, die.owner)));
      });
    },
  };
}

/** The marker lifts, goes to its new place and shows its next face halfway. */
export function markerClip(look: string, ground: Ground): Clip {
  const { layout, layers, goal } = ground;
  const target = goal.markers.find((marker) => marker.look === look);
  const well = target && layout.wells[target.at];
  const find = () => layers.markers.children.find((child) => child.label === look);
  let [x, y] = [0, 0];
  let growth = 1;
  let turned = false;
  const turn = (): void => {
    if (!turned) ground.turnMarkers();
    turned = true;
  };
  return {
    ms: 520 * ground.pace,
    start() {
      const group = find();
      if (!group || !well) return;
      [x, y] = [group.position.x, group.position.y];
      const here = Object.values(layout.wells).find((one) => Math.hypot(one.x - x, one.y - y) < 1);
      growth = here ? well.size / here.size : 1;
    },
    at(t) {
      if (t >= 0.5) turn();
      const group = find();
      if (!group || !well) return;
      const s = glide(t);
      const lift = Math.sin(Math.PI * t) * 18 * (layout.radius / 25);
      const size = mix(1, growth, s) / (turned ? growth : 1);
      group.position.set(mix(x, well.x, s), mix(y, well.y, s) - lift);
      group.scale.set(size);
      const block = group.children.find((child) => child.label === 'block');
      block?.scale.set(Math.min(1, Math.max(0.06, Math.abs(t - 0.5) * 5)), 1);
    },
    end() {
      turn();
      ground.cue('cube');
    },
  };
}

/** The marker topples over where it lies. */
export function fallClip(look: string, ground: Ground): Clip {
  const find = () => ground.layers.markers.children.find((child) => child.label === look);
  return {
    ms: 380 * ground.pace,
    at(t) {
      const group = find();
      if (!group) return;
      group.rotation = glide(t) * 1.4;
      group.alpha = 1 - t * 0.7;
    },
  };
}
