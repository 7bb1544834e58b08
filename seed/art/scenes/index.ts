import { rowhouses } from './rowhouses';
import { skyline } from './skyline';

export const SCENES = { skyline, rowhouses };
export type ArtKind = keyof typeof SCENES;
