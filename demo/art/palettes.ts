import type { Color } from './color';

/** The colors of one hour and weather. Everything in a picture is mixed from these. */
export interface Palette {
  /** From the zenith down to the horizon. */
  sky: readonly [Color, Color, Color];
  sun: Color;
  /** What distance fades into. */
  haze: Color;
  /** Lit windows and lamps. */
  light: Color;
  /** The lightest surfaces. */
  paper: Color;
  stone: Color;
  /** Brick and wood. */
  warm: Color;
  /** The one color that draws the eye. */
  accent: Color;
  leaf: Color;
  /** Glass, water, cloth. */
  cool: Color;
  /** The darkest color. */
  ink: Color;
  /** Whether lamps burn. */
  isDark: boolean;
}

export type PaletteName = keyof typeof PALETTES;

export const PALETTES = {
  morning: {
    sky: ['#86b6cf', '#c9e0de', '#fbe8cb'],
    sun: '#fff6dc',
    haze: '#d6e0d5',
    light: '#ffedb8',
    paper: '#fdf7ea',
    stone: '#d9c3a3',
    warm: '#cf6f4c',
    accent: '#d63f2e',
    leaf: '#6c9062',
    cool: '#4d819e',
    ink: '#203648',
    isDark: false,
  },
  noon: {
    sky: ['#3b8abc', '#86c2db', '#d6edf0'],
    sun: '#fffbe6',
    haze: '#b9dce4',
    light: '#fff2c4',
    paper: '#fffaf0',
    stone: '#dfcdb0',
    warm: '#c8583b',
    accent: '#ee4a35',
    leaf: '#4f8d5a',
    cool: '#2e6d9c',
    ink: '#1b3043',
    isDark: false,
  },
  golden: {
    sky: ['#5b8ea3', '#eec68e', '#f9e2b6'],
    sun: '#fff2d0',
    haze: '#eec795',
    light: '#ffe3a1',
    paper: '#f9edd7',
    stone: '#d2ac80',
    warm: '#c5603b',
    accent: '#df4230',
    leaf: '#64794a',
    cool: '#3f6675',
    ink: '#25303a',
    isDark: false,
  },
  dawn: {
    sky: ['#48648f', '#c798af', '#fcd3ae'],
    sun: '#ffeccb',
    haze: '#e2b5ae',
    light: '#ffe0a8',
    paper: '#fbeadf',
    stone: '#c7a6a0',
    warm: '#c46158',
    accent: '#e8573f',
    leaf: '#62806f',
    cool: '#5a739f',
    ink: '#272c4a',
    isDark: false,
  },
  dusk: {
    sky: ['#2a2b5c', '#86508a', '#f2957a'],
    sun: '#ffd3a3',
    haze: '#b9728a',
    light: '#ffd08a',
    paper: '#f4ddd6',
    stone: '#9c809b',
    warm: '#b04d67',
    accent: '#ff6d4f',
    leaf: '#415c68',
    cool: '#46528f',
    ink: '#1c1b38',
    isDark: true,
  },
  night: {
    sky: ['#0c1630', '#1b2e55', '#3f567f'],
    sun: '#f5edd5',
    haze: '#3c5079',
    light: '#ffca6b',
    paper: '#d3dbe8',
    stone: '#65749a',
    warm: '#a8553f',
    accent: '#f2644e',
    leaf: '#27504f',
    cool: '#2f4f83',
    ink: '#091024',
    isDark: true,
  },
  overcast: {
    sky: ['#93a2a6', '#b9c3c1', '#dddccf'],
    sun: '#f1ecdd',
    haze: '#c3cac4',
    light: '#f4dda2',
    paper: '#f2efe4',
    stone: '#b9ae9b',
    warm: '#a65b46',
    accent: '#c8392f',
    leaf: '#65785d',
    cool: '#546e79',
    ink: '#26323a',
    isDark: false,
  },
  winter: {
    sky: ['#93aeca', '#c9d7e4', '#f4e7e0'],
    sun: '#fff6ec',
    haze: '#d3dee8',
    light: '#ffdd99',
    paper: '#fbfcfd',
    stone: '#b7c2cd',
    warm: '#a8574c',
    accent: '#d4332e',
    leaf: '#5b7a74',
    cool: '#567e9f',
    ink: '#24344a',
    isDark: false,
  },
  harbor: {
    sky: ['#216f79', '#78b4ac', '#e8e4c5'],
    sun: '#fff7d9',
    haze: '#a8ccbe',
    light: '#ffe39a',
    paper: '#f7f1dc',
    stone: '#cbb78e',
    warm: '#ce633b',
    accent: '#e5532d',
    leaf: '#4c7e61',
    cool: '#1f5f70',
    ink: '#12303a',
    isDark: false,
  },
  press: {
    sky: ['#d3cbb8', '#e4dcc9', '#f2ecdc'],
    sun: '#f3c552',
    haze: '#dbd3c0',
    light: '#f6c65b',
    paper: '#f9f4e8',
    stone: '#bbaf98',
    warm: '#b3402f',
    accent: '#c92b20',
    leaf: '#6b7b67',
    cool: '#47616d',
    ink: '#1f2527',
    isDark: false,
  },
} as const satisfies Record<string, Palette>;

export const SKINS = ['#f2cdaa', '#e3ac80', '#c78a5b', '#a26b43', '#7b4c30', '#553423'] as const;
export const HAIRS = [
  '#1d1716',
  '#33221b',
  '#57392a',
  '#8a5a34',
  '#c29355',
  '#8f8c89',
  '#d9d4cc',
] as const;
