import type { Scenario } from '../scenario';
import { corrected } from './corrected';
import { drained } from './drained';
import { fullDisk } from './fullDisk';
import { killed } from './killed';
import { lostDatabase } from './lostDatabase';
import { startErrors } from './startErrors';
import { together } from './together';
import { upstream } from './upstream';

/** All faults. */
export const scenarios: readonly Scenario[] = [
  startErrors,
  together,
  killed,
  ...lostDatabase,
  corrected,
  drained,
  fullDisk,
  upstream,
];
