/** Short, dry sounds of wood and felt, made here from noise and decaying tones; off in one press, quiet by default. */

export type Sound = 'dice' | 'checker' | 'hit' | 'cube' | 'turn' | 'win' | 'off';

export interface Sounds {
  play(sound: Sound): void;
  /** 0 is silence. */
  volume(level: number): void;
}

/** One knock: a burst of noise through a band, with a tone under it. Hz, seconds, 0 to 1. */
interface Knock {
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly noise: number;
  readonly tone: number;
}

const knock = (at: number, pitch: number, length: number, noise: number, tone: number): Knock => ({
  at,
  pitch,
  length,
  noise,
  tone,
});

const SCORES: Readonly<Record<Sound, readonly Knock[]>> = {
  dice: [
    knock(0, 1900, 0.05, 0.5, 0.1),
    knock(0.09, 1500, 0.05, 0.6, 0.12),
    knock(0.15, 1700, 0.04, 0.4, 0.1),
    knock(0.27, 1300, 0.05, 0.35, 0.1),
    knock(0.36, 1400, 0.04, 0.2, 0.06),
  ],
  checker: [knock(0, 620, 0.07, 0.45, 0.35)],
  hit: [knock(0, 480, 0.08, 0.6, 0.5), knock(0.11, 700, 0.06, 0.4, 0.3)],
  off: [knock(0, 900, 0.06, 0.35, 0.3), knock(0.07, 760, 0.05, 0.25, 0.2)],
  cube: [knock(0, 1150, 0.12, 0.25, 0.5)],
  turn: [knock(0, 880, 0.7, 0, 0.35)],
  win: [knock(0, 660, 0.5, 0, 0.3), knock(0.16, 880, 0.8, 0, 0.35)],
};

/** Makes the sounds. No audio is set up before the first one is to be heard. */
export function createSounds(): Sounds {
  let context: AudioContext | null = null;
  let out: GainNode | null = null;
  let level = 0;
  let noise: AudioBuffer | null = null;

  const ready = (): { context: AudioContext; out: GainNode; noise: AudioBuffer } | null => {
    try {
      context ??= new AudioContext();
      if (context.state === 'suspended') void context.resume();
      out ??= connect(context);
      noise ??= noiseBuffer(context);
      out.gain.value = level;
      return { context, out, noise };
    } catch {
      return null;
    }
  };

  return {
    volume: (to) => {
      level = to * 0.5;
    },
    play: (sound) => {
      if (level === 0) return;
      const now = ready();
      if (now === null) return;
      for (const one of SCORES[sound]) strike(now.context, now.out, now.noise, one);
    },
  };
}

function connect(context: AudioContext): GainNode {
  const gain = context.createGain();
  gain.connect(context.destination);
  return gain;
}

/** Half a second of noise, the same each time: a sine of a steep phase has no audible order. */
function noiseBuffer(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    const x = Math.sin(i * 12.9898) * 43758.5453;
    samples[i] = (x - Math.floor(x)) * 2 - 1;
  }
  return buffer;
}

function strike(context: AudioContext, out: GainNode, buffer: AudioBuffer, one: Knock): void {
  const start = context.currentTime + one.at;
  if (one.noise > 0) {
    const source = context.createBufferSource();
    source.buffer = buffer;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = one.pitch;
    band.Q.value = 1.4;
    source.connect(band).connect(decay(context, out, start, one.length, one.noise));
    source.start(start, 0, one.length);
  }
  if (one.tone > 0) {
    const tone = context.createOscillator();
    tone.frequency.setValueAtTime(one.pitch * 0.5, start);
    tone.connect(decay(context, out, start, one.length, one.tone));
    tone.start(start);
    tone.stop(start + one.length);
  }
}

function decay(context: AudioContext, out: GainNode, start: number, length: number, peak: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(peak, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(out);
  return gain;
}
