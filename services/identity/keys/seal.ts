import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { deriveKey } from './deriveKey';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

/** Encrypts a text for the database; it opens only under the same name. */
export function seal(text: string, name: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(secret, 'signing-keys'), iv);
  cipher.setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url')).join('.');
}

/** The text again; null where none of the secrets is the one that it was encrypted with. */
export function unseal(sealed: string, name: string, secrets: readonly string[]): string | null {
  const [iv, tag, body] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !body) return null;
  for (const secret of secrets) {
    try {
      const cipher = createDecipheriv(CIPHER, deriveKey(secret, 'signing-keys'), iv);
      cipher.setAAD(Buffer.from(name));
      cipher.setAuthTag(tag);
      return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8');
    } catch {
      // Another secret may be the right one; without any, the caller says so.
    }
  }
  return null;
}
