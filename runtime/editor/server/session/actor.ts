import type { Grant } from '../../../store/staff/types';

/** Who calls: a member of the staff, or a program with a token. */
export interface Actor {
  /** As it stands in history and log: the email, or `token:` and the token's name. */
  name: string;
  /** What they came with, the same for each of its calls: their session, or their token. */
  login: string;
  /** For people to read. */
  displayName: string;
  grants: readonly Grant[];
  /** What changing calls of a session have to bring along; null for tokens, which no browser sends by itself. */
  csrf: string | null;
}
