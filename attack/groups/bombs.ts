import { connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { AttackGroup, Attempt } from '../attempt';
import { ask, type Answer, type Question } from '../ask';
import { faultOf } from '../faultOf';
import type { Target } from '../openTarget';
import { needFor } from '../routes';
import { patienceWith, twice, watchHealth } from '../watchHealth';

const MEGABYTE = 1024 * 1024;
/** ms within which someone who may not ask is refused, whatever they send. */
const REFUSED_WITHIN = 3000;
/** bytes that the process may grow by while it refuses. */
const ROOM = 60 * MEGABYTE;

const json = { 'content-type': 'application/json' };

/** Bodies that are much more than they look, from those who may not send any, and from those who may. */
export const bombs: AttackGroup = {
  name: 'bombs (62 MB, depth, gzip, slow bodies)',
  atOnce: 1,
  attempts: async (target) => {
    const patience = await patienceWith(target);
    const nested = Buffer.from('['.repeat(31 * MEGABYTE) + ']'.repeat(31 * MEGABYTE));
    const taking = target.routes.filter((route) => {
      const need = needFor(route)?.kind;
      return /^(?:POST|PUT|PATCH) /.test(route) && need !== 'public';
    });
    const withoutRight = target.callers.find(({ name }) => name === 'session: no role')!;
    return [
      ...taking.map((route) => unasked(target, route, nested, patience)),
      // Known, and without a right: one for each kind of limit.
      ...taking
        .filter((route) => /import$|\/documents$|\/publish$/.test(route))
        .map((route) => unasked(target, route, nested, patience, withoutRight.headers)),
      ...PUBLIC.map((path) => refusing(target, `62 MB to ${path}`, post(path, nested), patience)),
      ...welcome(target).map(([name, question]) => refusing(target, name, question, patience)),
      slowHeads(target),
      slowBodies(target),
    ];
  },
};

const PUBLIC = [
  '/gateway/content/v4/urls?website=broadsheet',
  '/gateway/analytics/page-views',
  '/gateway/identity/token',
  '/gateway/identity/sign-in/x',
  '/gateway/identity/link/x',
  '/gateway/identity/sign-in/x/passkey',
  '/gateway/identity/passkeys',
  '/gateway/identity/name',
  '/gateway/identity/email',
  '/gateway/identity/password',
  '/pf/editor/sign-out',
  '/',
];

const post = (path: string, body: string | Buffer, more = {}): Question => ({
  method: 'POST',
  path,
  body,
  headers: { ...json, ...more },
});

/** A body of 62 MB from someone who may not send it: refused at once, and not kept. */
function unasked(
  target: Target,
  route: string,
  body: Buffer,
  patience: number,
  headers: Record<string, string> = {},
): Attempt {
  const [method = '', path = ''] = route.split(' ');
  const who = headers['cookie'] ? 'a session without a role' : 'nobody';
  return refusing(
    target,
    `62 MB to ${route} from ${who}`,
    { ...post(path.replace(/:\w+|\*/g, 'x'), body, headers), method },
    patience,
    // A browser of nobody is led to where readers sign in, with nothing read (`rights` looks at where).
    [...(needFor(route)?.kind.startsWith('reader') ? [303] : []), 400, 401, 403, 404, 413, 415],
  );
}

function refusing(
  target: Target,
  name: string,
  question: Question,
  patience: number,
  statuses?: number[],
): Attempt {
  const once = async (): Promise<string | null> => {
    const before = residentBytes(target.pid);
    const watch = watchHealth(target);
    // A connection that the site closes on what it does not want to read is a refusal, too.
    const answer = await ask(target, question).catch(() => null);
    const held = await watch.stop();
    const grown = residentBytes(target.pid) - before;
    if (held > patience) return `held up the site for ${held} ms`;
    if (answer && statuses && !statuses.includes(answer.status))
      return `answered ${answer.status}, not ${statuses.join(' or ')}`;
    if (statuses && answer && answer.ms > REFUSED_WITHIN)
      return `refused after ${answer.ms} ms only`;
    if (statuses && grown > ROOM)
      return `took ${Math.round(grown / MEGABYTE)} MB of memory to refuse it`;
    return answer ? faultOf(answer) : null;
  };
  return { name, run: () => twice(once) };
}

/** Bodies from those who may send some: an answer, whatever it says, and the site goes on. */
function welcome({ admin, contentToken }: Target): [string, Question][] {
  const editor = { ...admin.headers, 'x-csrf-token': admin.csrf };
  const staff = { authorization: `Bearer ${contentToken}` };
  const ingest = (name: string, body: string | Buffer, more = {}): [string, Question] => [
    `ingest: ${name}`,
    {
      ...post('/gateway/content/v4/ingest?check=true', body, { ...staff, ...more }),
      method: 'PUT',
    },
  ];
  const call = (name: string, body: string, path = 'documents'): [string, Question] => [
    `editor: ${name}`,
    post(`/pf/editor/api/${path}`, body, editor),
  ];
  const deep = (levels: number, open = '[', close = ']') =>
    open.repeat(levels) + close.repeat(levels);
  const keys = (count: number) =>
    `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;
  const gzipped = { 'content-encoding': 'gzip' };
  const story = (more: string) => `{"_id":"x","type":"story","version":"0.10.9",${more}}`;
  return [
    ingest('JSON 100,000 deep', deep(100_000)),
    ingest('objects 100,000 deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
    ingest('a story 100,000 deep', story(`"content_elements":${deep(100_000)}`)),
    ingest(
      'additional properties 5,000 deep',
      story(`"additional_properties":{"a":${deep(5000)}}`),
    ),
    ingest('200,000 keys', keys(200_000)),
    ingest('a story of 200,000 keys', story(`"additional_properties":${keys(200_000)}`)),
    ingest('one key 200,000 times', `{${'"a":1,'.repeat(200_000)}"a":1}`),
    ingest('__proto__', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
    ingest('101 documents', `{"documents":[${'{},'.repeat(100)}{}]}`),
    ingest('100,000 elements', story(`"content_elements":[${'{},'.repeat(99_999)}{}]`)),
    ingest('gzip of 64 MB', gzipSync(Buffer.alloc(64 * MEGABYTE, '[')), gzipped),
    ingest('a body that is no gzip', 'hello', gzipped),
    ingest('a number of 500,000 digits', '9'.repeat(500_000)),
    ingest('a text of 3 MB', JSON.stringify({ _id: 'x'.repeat(3 * MEGABYTE) })),
    ingest('NULs', story(`"headlines":{"basic":"${'\\u0000'.repeat(1000)}"}`)),
    ingest('lone surrogates', story(`"headlines":{"basic":"${'\\ud800'.repeat(1000)}"}`)),
    ingest('nothing', ''),
    ingest('null', 'null'),
    call('JSON 100,000 deep', deep(100_000)),
    call('a document 100,000 deep', `{"document":{"id":"x","sections":${deep(100_000)}}}`),
    call('a document of 100,000 keys', `{"document":${keys(50_000)}}`),
    call('__proto__', '{"document":{"__proto__":{"x":1}},"constructor":1}'),
    call('an import 100,000 deep', `{"bundle":${deep(100_000)}}`, 'import/plan'),
    call('an import of 60 MB', `{"bundle":"${'a'.repeat(60 * MEGABYTE)}"}`, 'import/plan'),
    call(
      'a question 4,000 deep',
      `{"source":"content-api","query":{"a":${deep(2000)}}}`,
      'content/answer',
    ),
    call('NULs', '{"source":"content-api\\u0000","query":{"a":"\\u0000"}}', 'content/answer'),
    ['an export of one that is none', post('/pf/editor/api/export', '{"ids":["\\u0000"]}', editor)],
  ];
}

/** Connections that never finish their heads: they end, and readers are served meanwhile. */
const slowHeads = (target: Target): Attempt =>
  crowd(target, '500 heads that never end', 500, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ');

const slowBodies = (target: Target): Attempt =>
  crowd(
    target,
    '300 bodies that never end',
    300,
    'POST /gateway/content/v4/urls?website=broadsheet HTTP/1.1\r\nHost: x\r\n' +
      'Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n[',
  );

function crowd({ url }: Target, name: string, count: number, head: string): Attempt {
  return {
    name,
    run: async () => {
      const { hostname, port } = new URL(url);
      const sockets = Array.from({ length: count }, () => {
        const socket = connect(Number(port), hostname, () => socket.write(head));
        return socket.on('error', () => undefined);
      });
      await pause(1500);
      let answer: Answer;
      try {
        answer = await ask({ url }, { path: '/', patience: 8000 });
      } finally {
        for (const socket of sockets) socket.destroy();
      }
      return answer.status === 200 ? faultOf(answer) : `readers get ${answer.status} meanwhile`;
    },
  };
}

/** Memory that a process holds; 0 where that can't be read. */
function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
