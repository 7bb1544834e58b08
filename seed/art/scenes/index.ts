import { bridge } from './bridge';
import { cityhall } from './cityhall';
import { river } from './river';
import { rowhouses } from './rowhouses';
import { shore } from './shore';
import { skyline } from './skyline';
import { street } from './street';

export const SCENES = { skyline, rowhouses, cityhall, street, river, bridge, shore };
export type ArtKind = keyof typeof SCENES;
