import type { Answer } from './ask';

/** What an answer to a stranger never holds, and what that would tell. */
const LEAKS: readonly (readonly [string, RegExp])[] = [
  ['a stack trace', /(?:^|\n|\\n)\s*at (?:async )?[\w.<>[\] ]+ \(?(?:file|node|\/)/],
  ['where packages lie', /node_modules/],
  [
    'an error code of the system',
    /\bE(?:CONNREFUSED|CONNRESET|NOENT|ACCES|PIPE|ISDIR|NAMETOOLONG)\b/,
  ],
  ['SQL', /\b(?:select|insert into|update|delete from) .{0,200}\b(?:content|runtime|identity)\./is],
  [
    'words of the database',
    /invalid input syntax|duplicate key|violates \w+ constraint|relation "|column "|unterminated|invalid byte sequence|pglite/i,
  ],
  ['an upstream address', /\b(?:127\.0\.0\.1|localhost|0\.0\.0\.0):\d{2,5}\b/],
  ['a file of the machine', /root:x:0:0|"accessToken"|"resizerSecret"|BEGIN [A-Z ]*PRIVATE KEY/],
];

/** Status codes of a server that says why it can't, and when to come back. */
const SAYS_WHEN = new Set([502, 503, 504, 507]);

/**
 * What is wrong with any answer, whatever was asked: an error that nobody foresaw, something that tells
 * of the inside, a header that keeps browsers safe and is missing.
 * @param asked the request's own text, which an answer may repeat
 */
export function faultOf({ status, headers, text }: Answer, asked = ''): string | null {
  if (status >= 500 && !SAYS_WHEN.has(status)) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status === 503 && headers['retry-after'] === undefined)
    return 'answered 503 without retry-after';
  const leak = status >= 400 ? leakIn(text, asked) : leakIn(text, asked, LEAKS.slice(-1));
  if (leak !== null) return leak;
  if (headers['x-content-type-options'] !== 'nosniff') return `${status} without nosniff`;
  const isPage = headers['content-type']?.startsWith('text/html');
  if (isPage && headers['content-security-policy'] === undefined)
    return `${status}: an HTML page without a content security policy`;
  return null;
}

/** What a text tells that it should not. */
export function leakIn(text: string, asked = '', leaks = LEAKS): string | null {
  for (const [what, pattern] of leaks) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && !asked.includes(found.trim()))
      return `tells ${what}: ${JSON.stringify(found.slice(0, 120))}`;
  }
  return null;
}
