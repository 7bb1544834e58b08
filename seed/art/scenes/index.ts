import { ballfield } from './ballfield';
import { bridge } from './bridge';
import { cafe } from './cafe';
import { cityhall } from './cityhall';
import { classroom } from './classroom';
import { court } from './court';
import { courthouse } from './courthouse';
import { farm } from './farm';
import { forest } from './forest';
import { garden } from './garden';
import { hospital } from './hospital';
import { house } from './house';
import { kitchen } from './kitchen';
import { market } from './market';
import { newsroom } from './newsroom';
import { office } from './office';
import { park } from './park';
import { pitch } from './pitch';
import { plate } from './plate';
import { rink } from './rink';
import { river } from './river';
import { rowhouses } from './rowhouses';
import { shore } from './shore';
import { skyline } from './skyline';
import { stadium } from './stadium';
import { street } from './street';

export const SCENES = {
  ballfield,
  bridge,
  cafe,
  cityhall,
  classroom,
  court,
  courthouse,
  farm,
  forest,
  garden,
  hospital,
  house,
  kitchen,
  market,
  newsroom,
  office,
  park,
  pitch,
  plate,
  rink,
  river,
  rowhouses,
  shore,
  skyline,
  stadium,
  street,
};
export type ArtKind = keyof typeof SCENES;
