import type { DocumentRight } from './rightFor';
import type { Right } from './rights';

/** What a call takes, and where: asked when its headers are here, before its body is read. */
export type Access =
  /** In all of the website. */
  | { right: Right; on: 'site' }
  /** In the folder of the document that `:id` names; for what many pages share, the right to that. */
  | { right: DocumentRight; on: 'document' }
  /** In any folder of the website: the caller gets, or does, no more than what their folders allow. */
  | { right: Right; on: 'any-folder' };
