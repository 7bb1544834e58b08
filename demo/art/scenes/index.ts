import { abstract } from './abstract';
import { ballfield } from './ballfield';
import { books } from './books';
import { bridge } from './bridge';
import { cafe } from './cafe';
import { chart } from './chart';
import { cityhall } from './cityhall';
import { classroom } from './classroom';
import { court } from './court';
import { courthouse } from './courthouse';
import { crowd } from './crowd';
import { factory } from './factory';
import { farm } from './farm';
import { forest } from './forest';
import { gallery } from './gallery';
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
import { portrait } from './portrait';
import { rink } from './rink';
import { river } from './river';
import { rowhouses } from './rowhouses';
import { shore } from './shore';
import { skyline } from './skyline';
import { snow } from './snow';
import { stadium } from './stadium';
import { stage } from './stage';
import { storm } from './storm';
import { street } from './street';
import { transit } from './transit';

/** Every kind of picture that a story may ask for. */
export const SCENES = {
  abstract,
  ballfield,
  books,
  bridge,
  cafe,
  chart,
  cityhall,
  classroom,
  court,
  courthouse,
  crowd,
  factory,
  farm,
  forest,
  gallery,
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
  portrait,
  rink,
  river,
  rowhouses,
  shore,
  skyline,
  snow,
  stadium,
  stage,
  storm,
  street,
  transit,
};

export type ArtKind = keyof typeof SCENES;
