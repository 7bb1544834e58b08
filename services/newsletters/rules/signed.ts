import { createHmac } from 'node:crypto';

import { isSameSecret } from '../../../http/isSameSecret';
import { deriveKey } from '../../secrets/deriveKey';

/** What a signature is for: one for one thing is none for another. */
type Purpose = 'identify' | 'unsubscribe';

/** 43 characters of base64url, which nobody makes without the secret. */
export function signatureOf(purpose: Purpose, parts: readonly string[], secret: string): string {
  return createHmac('sha256', deriveKey(secret, 'newsletters'))
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
}

/** Whether one of the secrets made a signature, in a time that tells nothing of how far it is right. */
export function isSignatureOf(
  signature: string,
  purpose: Purpose,
  parts: readonly string[],
  secrets: readonly string[],
): boolean {
  return secrets.some((secret) => isSameSecret(signature, signatureOf(purpose, parts, secret)));
}
