import type { AttackGroup, Attempt } from '../attempt';
import { asking } from '../asking';
import { askRaw } from '../askRaw';
import { leakIn } from '../faultOf';
import type { Target } from '../openTarget';

/** Where files, documents and answers are found by a part of the address. */
const BELOW = [
  '/',
  '/pf/dist/',
  '/pf/dist/css/page/',
  '/pf/resources/',
  '/pf/editor/app/',
  '/pf/editor/',
  '/pf/api/v3/content/fetch/',
  '/pf/api/v3/fragment/home/',
  '/gateway/photo/v2/',
  '/gateway/resizer/v2/',
  '/gateway/identity/',
  '/gateway/site/v3/navigation/',
  '/gateway/statsinc/calendar/',
  '/gateway/content/v4/ingest/',
];

const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%5c',
  '..\\',
  '..;/',
  '.%00./',
  '..%c0%af',
  '..%ef%bc%8f',
  '....//',
];
const FILES = ['etc/passwd', 'package.json', '.data/secrets.json', 'proc/self/environ'];

/** Addresses that are no addresses. */
const ODD = [
  '%00',
  '%00.jpg',
  'a%00b',
  '%',
  '%zz',
  '%e0%a4%a',
  '%c3%28',
  '%ff',
  '%0d%0aset-cookie:%20a=1',
  '%0d%0a%0d%0a<html>',
  '%e2%80%ae',
  '%f0%9f%92%a9',
  '//',
  '///etc/passwd',
  './',
  '%2f%2fevil.example',
  '\\evil.example',
  '%5cevil.example',
  '@evil.example',
  '__proto__',
  'constructor/prototype',
  'toString',
  "'%20or%201=1--",
  '%27%3b%20select%20pg_sleep(5)--',
  '$%7b7*7%7d',
  '%7b%7b7*7%7d%7d',
  '<script>alert(1)</script>',
  '%3cscript%3ealert(1)%3c%2fscript%3e',
  '*',
  '?',
  '#',
  'a'.repeat(300),
  'a'.repeat(4000),
  'a/'.repeat(1000),
  '%41'.repeat(1300),
  '.git/config',
  '.env',
];

/** What climbs, what cannot be read, and what is too long. */
export const addresses: AttackGroup = {
  name: 'addresses (traversal, encodings, lengths)',
  atOnce: 6,
  attempts: (target) => [
    ...BELOW.flatMap((folder) => [
      ...UP.flatMap((up) => FILES.map((file) => `${folder}${up.repeat(8)}${file}`)),
      ...ODD.map((odd) => folder + odd),
    ]).map((path) => attemptAt(target, path)),
    ...malformed(target),
  ],
};

function attemptAt(target: Target, path: string): Attempt {
  const name = path.length > 120 ? `${path.slice(0, 100)}… (${path.length} signs)` : path;
  // What an HTTP client refuses to send.
  if (/[^!-~]/.test(path)) return raw(target, name, `GET ${path} HTTP/1.1\r\n${HOST}`);
  return asking(target, name, { path }, ({ text, headers }) => {
    // In JSON that no browser sniffs it is a word like any other.
    const isMarkup = !String(headers['content-type']).startsWith('application/json');
    if (isMarkup && text.includes('<script>alert(1)</script>'))
      return 'the address is markup of the answer';
    if (headers['set-cookie']?.some((cookie) => cookie.startsWith('a=1')))
      return 'headers of its own';
    const { location } = headers;
    if (location && new URL(location, target.url).host.endsWith('evil.example'))
      return `leads to ${location}`;
    return leakIn(text, path);
  });
}

const HOST = 'Host: localhost\r\nConnection: close\r\n\r\n';

/** Requests that break the protocol: refused, or the connection ends; the site stays. */
function malformed(target: Target): Attempt[] {
  const long = (size: number) => 'a'.repeat(size);
  const requests: [string, string][] = [
    ['a NUL in the address', `GET /\0 HTTP/1.1\r\n${HOST}`],
    ['a blank in the address', `GET /a b HTTP/1.1\r\n${HOST}`],
    ['signs above 127 in the address', `GET /\u00e9\u00ff HTTP/1.1\r\n${HOST}`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', `GET / HTTP/1.1\r\nHost: a\r\n${HOST}`],
    ['an address of 100 kB', `GET /${long(100_000)} HTTP/1.1\r\n${HOST}`],
    ['an address of 10 kB', `GET /${long(10_000)} HTTP/1.1\r\n${HOST}`],
    ['a header of 100 kB', `GET / HTTP/1.1\r\nx: ${long(100_000)}\r\n${HOST}`],
    ['5,000 headers', `GET / HTTP/1.1\r\n${'x: 1\r\n'.repeat(5000)}${HOST}`],
    ['an unknown method', `BREW / HTTP/1.1\r\n${HOST}`],
    ['a method of 10 kB', `${long(10_000)} / HTTP/1.1\r\n${HOST}`],
    ['another protocol', `GET / HTTP/9.9\r\n${HOST}`],
    ['CONNECT', `CONNECT 127.0.0.1:22 HTTP/1.1\r\n${HOST}`],
    ['an absolute address', `GET http://127.0.0.1:22/ HTTP/1.1\r\n${HOST}`],
    ['two lengths', `POST / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n${HOST}hello`],
    [
      'a length and chunks (smuggling)',
      `POST / HTTP/1.1\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n${HOST}0\r\n\r\nG`,
    ],
    ['an odd encoding', `POST / HTTP/1.1\r\nTransfer-Encoding: xchunked\r\n${HOST}`],
    [
      'a chunk size of 10 GB',
      `POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${HOST}280000000\r\n`,
    ],
    ['a negative length', `POST / HTTP/1.1\r\nContent-Length: -1\r\n${HOST}`],
    ['a folded header', `GET / HTTP/1.1\r\nx: a\r\n b\r\n${HOST}`],
    ['a lone line feed', `GET / HTTP/1.1\nHost: a\n\n`],
    ['noise', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.repeat(20)],
    ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ];
  return requests.map(([name, bytes]) => raw(target, name, bytes));
}

function raw(target: Target, name: string, bytes: string): Attempt {
  return {
    name: `raw: ${name}`,
    run: async () => {
      const { status, text } = await askRaw(target, Buffer.from(bytes, 'latin1'), 2000);
      if (status >= 500 && status !== 501 && status !== 505) return `answered ${status}`;
      return leakIn(text, bytes);
    },
  };
}
