import { createHmac, timingSafeEqual } from 'node:crypto';

import { deriveKey } from '../../secrets/deriveKey';

/** bytes: 128 bits that name the gift, 128 bits that prove it. */
const ID_BYTES = 16;
const PROOF_BYTES = 16;
const LENGTH = Math.ceil(((ID_BYTES + PROOF_BYTES) * 4) / 3);

/**
 * What a gift's link carries. It is derived from the gift's id each time, so that the same link can be handed
 * out again, and whoever reads the table can make none.
 *
 * @param id a UUID
 */
export function giftKey(id: string, secret: string): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([name, proofOf(name, secret)]).toString('base64url');
}

/**
 * The id of the gift that a key is of; null for one that we did not make.
 *
 * @param secrets one of which made it
 */
export function giftIdOf(key: unknown, secrets: readonly string[]): string | null {
  if (typeof key !== 'string' || key.length !== LENGTH) return null;
  const bytes = Buffer.from(key, 'base64url');
  // One spelling for each key: the last digit has bits to spare.
  if (bytes.toString('base64url') !== key) return null;
  const [name, proof] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
  const isOurs = secrets.some((secret) => timingSafeEqual(proofOf(name, secret), proof));
  return isOurs
    ? name.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : null;
}

function proofOf(name: Buffer, secret: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'gifts'))
    .update(name)
    .digest()
    .subarray(0, PROOF_BYTES);
}
