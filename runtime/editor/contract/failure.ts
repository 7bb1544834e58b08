import type { Conflict } from '../../document/operations/rebaseOperations';

/** What a call that goes wrong is answered: `code` for programs, `message` for people. */
export interface FailureBody {
  code: string;
  message: string;
  /** Of what is not valid. */
  issues?: { path: string; message: string }[];
  /** Of `conflict`: what others changed, too. */
  conflicts?: Conflict[];
  /** Of `conflict` and `revision`: where it is by now. */
  currentRev?: number;
  /** Of `twice`: a time that clocks show twice. */
  local?: string;
  /** Of `forbidden`: what it takes. */
  right?: string;
  /** Of `locked`. */
  nodeId?: string;
}

/** What is sent back for each call over a connection that stays open. */
export interface SocketAnswer {
  /** The number that the call came with; null where it could not be read. */
  call: number | null;
  status: number;
  body: unknown;
}
