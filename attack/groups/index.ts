import type { AttackGroup } from '../attempt';
import { addresses } from './addresses';
import { bombs } from './bombs';
import { crowds } from './crowds';
import { documents } from './documents';
import { folder } from './folder';
import { forgeries } from './forgeries';
import { headers } from './headers';
import { pages } from './pages';
import { pictures } from './pictures';
import { queries } from './queries';
import { readers } from './readers/readers';
import { rights } from './rights';
import { signIn } from './signIn';
import { streams } from './streams';

/** All attacks, in the order in which they are made: those that wear a site out come last. */
export const groups: readonly AttackGroup[] = [
  rights,
  forgeries,
  addresses,
  headers,
  queries,
  pages,
  signIn,
  readers,
  pictures,
  folder,
  streams,
  bombs,
  documents,
  crowds,
];
