import type { Credentials } from '../provider/signRequest';

const REMOVED = 'removed';
/** Fields in which a house may echo what we signed with, in small letters without `_` and `-`. */
const SECRET_FIELDS = new Set([
  'apikey',
  'sig',
  'signature',
  'secret',
  'sharedsecret',
  'authorization',
]);
/** A signature of `signRequest`, wherever it stands. */
const SIGNATURE = /[0-9a-f]{64}/gi;

/**
 * An answer of the provider without what we signed the question with: keys, secrets and signatures, also
 * within an address that it echoes, and by whatever field they are named.
 */
export function withoutKeys(answer: unknown, credentials: Credentials): unknown {
  const secrets = secretTexts(credentials);
  const cleanText = (text: string): string =>
    secrets
      .reduce((cleaned, secret) => cleaned.replaceAll(secret, REMOVED), text)
      .replaceAll(SIGNATURE, REMOVED);
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return cleanText(value);
    if (typeof value === 'number') return secrets.includes(String(value)) ? REMOVED : value;
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        cleanText(name),
        isSecretField(name) ? REMOVED : clean(item),
      ]),
    );
  };
  return clean(answer);
}

/** As they are, and as addresses write them; the longest first, where one is part of another. */
function secretTexts({ key, secret }: Credentials): string[] {
  const texts = [key, secret].flatMap((text) => [
    text,
    encodeURIComponent(text),
    new URLSearchParams({ '': text }).toString().slice(1),
  ]);
  return [...new Set(texts)].filter(Boolean).toSorted((a, b) => b.length - a.length);
}

function isSecretField(name: string): boolean {
  return SECRET_FIELDS.has(name.toLowerCase().replaceAll('_', '').replaceAll('-', ''));
}
