import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

export type KeyPurpose = 'cookies' | 'sign-ins' | 'signing-keys' | 'mail' | 'readers-client';

/** A key for one purpose, from a secret of the deployment (HKDF, SHA-256). */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `broadsheet identity ${purpose}`, KEY_BYTES));
}
