import { createHash } from 'node:crypto';

/** What a content security policy calls a script or style by: it must stand in the page to the byte. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
