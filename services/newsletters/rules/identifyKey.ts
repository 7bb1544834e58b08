import { isSignatureOf, signatureOf } from './signed';

/**
 * What names a reader's address to the lists (platform §7: encoded email plus a secret suffix). The suffix is a
 * signature, so that the key of another reader's address can't be made up.
 */
export function identifyKeyOf(email: string, secret: string): string {
  const address = email.toLowerCase();
  return `${Buffer.from(address).toString('base64url')}.${signatureOf('identify', [address], secret)}`;
}

/** Whether a key is that of this address. */
export function isIdentifyKeyOf(key: string, email: string, secrets: readonly string[]): boolean {
  const address = email.toLowerCase();
  const encoded = `${Buffer.from(address).toString('base64url')}.`;
  return (
    key.startsWith(encoded) &&
    isSignatureOf(key.slice(encoded.length), 'identify', [address], secrets)
  );
}
