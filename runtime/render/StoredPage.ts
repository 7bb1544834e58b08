import type { AccessRule } from '../content/types';
import type { StoredBody } from './storedBody';

/** A finished answer to a page request. */
export interface StoredPage {
  status: number;
  body: StoredBody;
  headers: Record<string, string>;
  /** What it was made from: `document:…`, `content:…`. */
  tags: string[];
  /** ms since 1970. */
  rendered: number;
  /** s that it stays fresh. */
  ttl: number;
  /** s for which it is served while a new one is made, where that is not as long as others. */
  staleWhileRevalidate?: number | undefined;
  /** Whether it is replaced about as often as its readers ask. */
  isAwaited?: boolean;
  /** How its own content may be read, where not by everybody. */
  access?: AccessRule;
}
