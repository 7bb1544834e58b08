import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { Turns } from './Turns';

interface Cost {
  /** log2 of N. */
  ln: number;
  r: number;
  p: number;
}

/** 32 MB and about a quarter of a second (OWASP's equal of N = 2^17, p = 1). Raise it here: old hashes keep theirs. */
const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Hashing takes node's threads, which reading files needs, too. */
const turns = new Turns({ running: 2, waiting: 40 });

const HASH = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/**
 * What is stored of a password: `$scrypt$ln=15,r=8,p=3$salt$key`, base64url.
 * @throws HttpError 503 when too many are being hashed.
 */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost, KEY_BYTES);
  const { ln, r, p } = cost;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * Whether a password is the one that was hashed. Compared in constant time.
 * @throws Error for a hash that is none; HttpError 503 when too many are being hashed.
 */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = parse(hash);
  return timingSafeEqual(key, await derive(password, salt, cost, key.length));
}

/** Whether a hash was made at a lower cost than hashes are now. */
export function isOutdated(hash: string): boolean {
  const { cost } = parse(hash);
  return cost.ln !== COST.ln || cost.r !== COST.r || cost.p !== COST.p;
}

function parse(hash: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [, ln, r, p, salt = '', key = ''] = HASH.exec(hash) ?? [];
  if (key === '') throw new Error('A stored password can not be read');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function derive(password: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> {
  const N = 2 ** cost.ln;
  const { r, p } = cost;
  return turns.take(
    () =>
      new Promise((resolve, reject) => {
        // The same text may be typed as other code points on another keyboard.
        const text = password.normalize('NFKC');
        scrypt(text, salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
  );
}
