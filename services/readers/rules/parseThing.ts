import { HttpError } from '../../http/HttpError';
import type { FollowKind, SavedKind } from '../store/tables';
import { ownPath } from './ownPath';

/** Something that readers follow. */
export interface Thing {
  kind: FollowKind;
  /** The author's id, the topic's slug, the team's key, the section's path. */
  id: string;
  title: string;
}

/** A story or a place as the list of what a reader saved has it. */
export interface Saved {
  kind: SavedKind;
  id: string;
  path: string;
  title: string;
}

type Fields = Record<string, unknown>;

const KINDS: readonly string[] = ['author', 'topic', 'team', 'section'] satisfies FollowKind[];
const SAVED_KINDS: readonly string[] = ['story', 'place'] satisfies SavedKind[];
/** As ids are in the content API: slugs, UUIDs, paths of sections. */
const ID = /^[\w./ -]{1,200}$/;
const LONGEST_TITLE = 300;

/** @throws HttpError 400 */
export function parseKey({ kind, id }: Fields): { kind: FollowKind; id: string } {
  if (!isKind(kind))
    throw new HttpError(400, `Readers follow one of ${KINDS.join(', ')}: name it as "kind".`);
  return { kind, id: parseId(id) };
}

/** @throws HttpError 400 */
export const parseThing = (fields: Fields): Thing => ({
  ...parseKey(fields),
  title: parseTitle(fields['title']),
});

/**
 * Who says no kind means a story: so do pages from before there were others.
 * @throws HttpError 400
 */
export function parseSaved({ id, url, title, kind = 'story' }: Fields): Saved {
  if (!isSavedKind(kind))
    throw new HttpError(400, `Readers save one of ${SAVED_KINDS.join(', ')}: name it as "kind".`);
  const path = ownPath(url);
  if (path === null) throw new HttpError(400, '"url" must be an address of this site: /…');
  return { kind, id: parseId(id), path, title: parseTitle(title) };
}

/** @throws HttpError 400 */
export function parseId(id: unknown): string {
  if (typeof id === 'string' && ID.test(id)) return id;
  throw new HttpError(400, '"id" must have 1 to 200 letters, digits and . / - _');
}

function parseTitle(title: unknown): string {
  const text = typeof title === 'string' ? title.replace(/[\s\0]+/g, ' ').trim() : '';
  if (text === '') throw new HttpError(400, '"title" must say what it is called.');
  return text.slice(0, LONGEST_TITLE);
}

const isKind = (kind: unknown): kind is FollowKind =>
  typeof kind === 'string' && KINDS.includes(kind);

const isSavedKind = (kind: unknown): kind is SavedKind =>
  typeof kind === 'string' && SAVED_KINDS.includes(kind);
