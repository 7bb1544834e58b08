import { createHmac, hkdfSync } from 'node:crypto';
import { isSameSecret } from '../../http/isSameSecret';

/**
 * The signature that lets anyone ask the resizer for sizes of one picture (platform §7: `auth`).
 * `id` is the file name of a stored original, or the whole address of a remote one.
 * @param secret of several by comma the first one signs
 */
export function signImage(secret: string, id: string): string {
  return sign(keysOf(secret)[0] ?? '', id);
}

/** Whether `auth` is the signature of `id` by one of the keys; takes the same time for every wrong answer. */
export function isSignatureOf(secret: string, id: string, auth: string): boolean {
  return keysOf(secret).some((key) => isSameSecret(auth, sign(key, id)));
}

/**
 * The signature that lets anyone see the original itself of a stored file until a moment (s since
 * 1970). Its key is another than the resizer's: that of any picture stands in every page.
 */
export function signOriginal(secret: string, file: string, until: number): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'broadsheet originals', 32));
  return createHmac('sha256', key).update(`${until} ${file}`).digest('hex');
}

const keysOf = (secret: string): string[] => secret.split(',');

const sign = (key: string, id: string): string =>
  createHmac('sha256', key).update(id).digest('hex');
