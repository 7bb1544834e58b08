import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { deriveKey, type KeyPurpose } from './deriveKey';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

/** Encrypts something for a purpose; it opens only under the same name. */
export function seal(
  content: string | Buffer,
  name: string,
  secret: string,
  purpose: KeyPurpose = 'signing-keys',
): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(secret, purpose), iv);
  cipher.setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return [iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url')).join('.');
}

/** What was sealed; null where none of the secrets is the one that it was encrypted with. */
export function unseal(
  sealed: string,
  name: string,
  secrets: readonly string[],
  purpose: KeyPurpose = 'signing-keys',
): Buffer | null {
  const [iv, tag, body] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !body) return null;
  for (const secret of secrets) {
    try {
      const cipher = createDecipheriv(CIPHER, deriveKey(secret, purpose), iv);
      cipher.setAAD(Buffer.from(name));
      cipher.setAuthTag(tag);
      return Buffer.concat([cipher.update(body), cipher.final()]);
    } catch {
      // Another secret may be the right one; without any, the caller says so.
    }
  }
  return null;
}
