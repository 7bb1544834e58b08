import { ballfield } from './ballfield';
import { bridge } from './bridge';
import { cityhall } from './cityhall';
import { court } from './court';
import { pitch } from './pitch';
import { rink } from './rink';
import { river } from './river';
import { rowhouses } from './rowhouses';
import { shore } from './shore';
import { skyline } from './skyline';
import { stadium } from './stadium';
import { street } from './street';

export const SCENES = {
  skyline,
  rowhouses,
  cityhall,
  street,
  river,
  bridge,
  shore,
  stadium,
  ballfield,
  rink,
  court,
  pitch,
};
export type ArtKind = keyof typeof SCENES;
