import { EDITOR_PATH } from '../../contract/screens';

/** An address as someone may be led to after signing in: one of the editor's own, or its first page. */
export function pathInEditor(to: unknown): string {
  if (typeof to !== 'string' || !URL.canParse(to, 'http://editor.invalid')) return EDITOR_PATH;
  const { origin, pathname, search, hash } = new URL(to, 'http://editor.invalid');
  const isOurs = pathname === EDITOR_PATH || pathname.startsWith(`${EDITOR_PATH}/`);
  return origin === 'http://editor.invalid' && isOurs ? pathname + search + hash : EDITOR_PATH;
}
