import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describeStore } from '../runtime/store/testing/describeStore';
import { signImage } from '../services/images/signImage';
import { openPublicSite, RESIZER_SECRET, TOKEN, UPSTREAM } from './openPublicSite';

jest.setTimeout(240_000);

type Site = Awaited<ReturnType<typeof openPublicSite>>;

/** bytes of the body that is announced */
const BOMB = 62 * 1024 * 1024;
/** Its beginning, as often as one likes. */
const NESTED = Buffer.alloc(64 * 1024, '[');

/** Routes whose body is for everyone, and how much of it is read. */
const PUBLIC_BODIES = [
  '/gateway/content/v4/urls',
  '/gateway/analytics/page-views',
  '/gateway/newsletters/subscribe',
  '/gateway/newsletters/confirm',
  '/gateway/newsletters/unsubscribe/:sid/:newsletter/:token',
  '/gateway/identity/*',
  '/gateway/share/opened',
  '/gateway/subscriptions/checkout',
  '/gateway/readers/follow',
  '/gateway/readers/save',
];

/** Routes that only the newsroom may read. */
const PRIVATE_READS = [
  '/gateway/content/v4/collections/list',
  '/gateway/content/v4/collections/source',
  '/gateway/content/v4/listings/list',
  '/gateway/content/v4/listings/source',
  '/gateway/signing-service/sign/resizer',
  '/gateway/signing-service/sign/original',
  '/gateway/photo/v2/:file',
  '/gateway/salesforce/user-subscribed-newsletter',
  '/gateway/sailthru/rest/user/*',
];

describeStore('The site as strangers meet it', (current) => {
  let site: Site;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

  beforeAll(async () => {
    site = await openPublicSite(current().database);
  });
  afterAll(async () => {
    agent.destroy();
    await site.close();
  });

  /** With the address as it is written: `fetch` would correct it. */
  const ask = (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body: string | Buffer = '',
  ) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port: site.port,
          method,
          path,
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          // A refusal may close the connection.
          agent: body.length > 0 ? false : agent,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8').slice(0, 2000),
            }),
          );
        },
      );
      request.on('error', reject);
      request.end(body);
    });

  /** Announces a body of 62 MB, waits for the answer, and only then begins to send. */
  async function bomb(method: string, path: string, framing: string) {
    const before = site.bytesRead();
    const socket = connect({ host: '127.0.0.1', port: site.port });
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined); // cut off while it sends: that is the point
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const start = performance.now();
    socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`,
    );
    while (!answer.includes('\r\n\r\n') && performance.now() - start < 20_000) await pause(1);
    const ms = performance.now() - start;
    await flood(socket, framing.startsWith('transfer'));
    await Promise.race([closed, pause(10_000)]);
    const isClosed = socket.closed;
    socket.destroy();
    return { status: Number(answer.split(' ')[1]), ms, isClosed, read: site.bytesRead() - before };
  }

  async function flood(socket: Socket, isChunked: boolean): Promise<void> {
    for (let sent = 0; sent < BOMB && !socket.destroyed; sent += NESTED.length) {
      if (isChunked) socket.write(`${NESTED.length.toString(16)}\r\n`);
      socket.write(NESTED);
      if (isChunked) socket.write('\r\n');
      await pause(0);
    }
  }

  const pathOf = (url: string) => url.replace(/:\w+|\*/g, 'x');
  const withBodies = () =>
    site.routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));

  it('asks who someone is before it reads what they send, on every route that takes a body', async () => {
    const closed = withBodies().filter(({ url }) => !PUBLIC_BODIES.includes(url));
    const urls = closed.map(({ method, url }) => `${method} ${url}`);
    expect(urls).toEqual(
      expect.arrayContaining([
        'PUT /gateway/content/v4/ingest',
        'DELETE /gateway/content/v4/ingest/*',
        'PUT /gateway/content/v4/collections',
        'POST /gateway/content/v4/collections/staged',
        'PUT /gateway/author/v2/author-service',
        'PUT /gateway/site/v3/website/:website/section',
        'PUT /gateway/photo/v2/:file',
        'PUT /gateway/statsinc/clock',
        'POST /gateway/identity/accounts',
        'PATCH /gateway/identity/accounts/:account',
        'DELETE /gateway/identity/accounts/:account',
        'POST /gateway/identity/keys',
        'DELETE /gateway/identity/keys',
      ]),
    );
    const memory = process.memoryUsage().arrayBuffers;
    const times: number[] = [];
    for (const { method, url } of [...closed, { method: 'POST', url: '/nowhere' }]) {
      for (const framing of [`content-length: ${BOMB}`, 'transfer-encoding: chunked']) {
        const { status, ms, isClosed, read } = await bomb(method, pathOf(url), framing);
        const isForm = /\/(?:sign-in|link|passkeys)\b|\/identity\/(?:name|email|password)$/.test(
          url,
        );
        // Readers who are signed out are led to where they sign in.
        const isReaders =
          /^\/account\/|^\/gateway\/(?:readers\/sign-out$|subscriptions\/(?:pay$|test\/))/.test(
            url,
          );
        const expected = url === '/nowhere' ? [404] : isForm ? [403] : isReaders ? [303] : [401];
        expect({ method, url, framing, status }).toEqual({
          method,
          url,
          framing,
          status: expected[0],
        });
        expect({ url, isClosed }).toEqual({ url, isClosed: true });
        times.push(ms);
        expect(read).toBeLessThan(1_000_000);
      }
    }
    // Half of them, on whatever machine this is.
    expect(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(250);
    expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(20_000_000);
  });

  it('reads no more of a body that anyone may send than that route needs', async () => {
    for (const { method, url } of withBodies().filter((route) =>
      PUBLIC_BODIES.includes(route.url),
    )) {
      const { status, read } = await bomb(method, pathOf(url), `content-length: ${BOMB}`);
      expect({ url, status }).toEqual({ url, status: 413 });
      expect(read).toBeLessThan(1_000_000);
    }
  });

  it('shows nobody what only the newsroom reads', async () => {
    for (const url of PRIVATE_READS) {
      expect(site.routes).toContainEqual({ method: 'GET', url });
      const { status } = await ask('GET', `${pathOf(url)}?value=x.jpg`);
      expect({ url, status }).toEqual({ url, status: 401 });
    }
  });

  it.each([
    ['deeper than 64 levels', '['.repeat(65) + ']'.repeat(65), 400, 'deeper than 64 levels'],
    ['deep without an end', '['.repeat(900_000), 400, 'deeper than 64 levels'],
    ['that would change prototypes', '[{"__proto__": {"x": 1}}]', 400, 'JSON'],
    ['that is no list of paths', '{"a": 1}', 400, 'list of paths'],
    ['with NUL', '["/a\\u0000b"]', 400, 'path 1 holds a NUL character'],
    ['that is short', '["/a"]', 200, 'content_elements'],
  ])('takes JSON with a limit that it names: %s', async (_what, body, status, words) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask('POST', '/gateway/content/v4/urls', headers, body);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)]);
  });

  const NAMES =
    'query filter _website d uri outputType auth width height focal smart crop quality value website ' +
    'website_url canonical_url _id content_alias q sort from size limit offset section hierarchy types ' +
    'host date teamId pbp requestedDateOnly driveCharts client client_id redirect_uri response_type ' +
    'scope state code_challenge code_challenge_method login_hint id_token_hint until included_fields';
  const ODD = [
    '',
    '%00',
    '%',
    '%E0%A4%A',
    '-1',
    '1e999',
    '%7B%22a%22:[]%7D',
    '%22',
    '__proto__',
    'x'.repeat(2000),
  ];
  const PARTS = [
    '%00',
    'a%00b',
    '%E0%A4%A',
    '%2e%2e%2f',
    '..',
    '%ff',
    'x'.repeat(1500),
    '%F0%9F%98%80',
    '\\',
    "'",
  ];

  const reads = () => site.routes.filter(({ method }) => method === 'GET').map(({ url }) => url);

  it('answers odd parameters of every public address with what is wrong, never with 500', async () => {
    const faults: string[] = [];
    const token = { authorization: 'Bearer x' };
    const names = NAMES.split(' ');
    const queries = [
      ...names.flatMap((name) => [`${name}=a&${name}=b`, `${name}=%00`]),
      ...ODD.map((value) =>
        names
          .slice(0, 24)
          .map((name) => `${name}=${value}`)
          .join('&')
          .slice(0, 3500),
      ),
    ];
    for (const url of reads()) {
      const paths = [
        ...queries.map((query) => `${pathOf(url)}?${query}`),
        ...(/[:*]/.test(url) ? PARTS : []).map((part) => url.replace(/:\w+|\*/g, part)),
      ];
      for (const path of paths) {
        const { status, text } = await ask('GET', path, token);
        if (status >= 500) faults.push(`${status} ${path.slice(0, 120)}: ${text.slice(0, 200)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('answers the same to the newsroom, and to whom it signed a picture for', async () => {
    const faults: string[] = [];
    const authorization = `Bearer ${TOKEN}`;
    const auth = signImage(RESIZER_SECRET, 'x');
    for (const url of [...PRIVATE_READS, '/gateway/resizer/v2/*']) {
      for (const name of NAMES.split(' ')) {
        for (const query of [`${name}=a&${name}=b`, `${name}=%00`, `${name}=%`, `${name}=x`]) {
          const path = `${pathOf(url)}?${name === 'auth' ? '' : `auth=${auth}&`}${query}`;
          const { status } = await ask('GET', path, { authorization });
          if (status >= 500) faults.push(`${status} ${path}`);
        }
      }
      for (const part of PARTS) {
        const path = url.replace(/:\w+|\*/g, part);
        const { status } = await ask('GET', path, { authorization });
        if (status >= 500) faults.push(`${status} ${path.slice(0, 120)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('answers odd bodies and types with what is wrong, never with 500', async () => {
    const faults: string[] = [];
    const authorization = `Bearer ${TOKEN}`;
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '7',
      '"a"',
      '[null]',
      '{"a\\u0000":"\\u0000"}',
      '{"documents":[{"type":"story","_id":"a\\u0000"}]}',
      '{"_id":"a\\u0000","type":"collection","name":"x","items":["\\u0000"]}',
      '{"authors":[{"_id":"\\u0000","byline":"a\\u0000"}]}',
      '{"_id":"/a\\u0000","name":"\\u0000"}',
      '{"email":"a\\u0000@b.example","name":"\\u0000","password":"long enough \\u0000 it is"}',
      '{"email":"nul@b.example","name":"a\\u0000b","password":"long enough it is"}',
      '{"items":{}}',
      '{"speed":"\\u0000"}',
      '\u0000',
      '\ud800',
    ];
    const types = [
      'application/json',
      'application/json; charset=utf-16',
      'application/x-ndjson',
      'text/plain',
      'text/csv',
      'image/png',
      'x',
      '',
    ];
    for (const { method, url } of withBodies()) {
      // A new key is a second's work, and takes no body.
      for (const type of url.endsWith('/keys') ? [] : types) {
        for (const body of type.includes('json') ? bodies : bodies.slice(0, 3)) {
          const headers = { authorization, ...(type ? { 'content-type': type } : {}) };
          const { status, text } = await ask(method, pathOf(url), headers, body);
          if (status >= 500) faults.push(`${status} ${method} ${url} ${type} ${body}: ${text}`);
        }
      }
      for (const part of /[:*]/.test(url) ? PARTS : []) {
        const path = url.replace(/:\w+|\*/g, part);
        const headers = { authorization, 'content-type': 'application/json' };
        const { status, text } = await ask(method, path, headers, '{}');
        if (status >= 500) faults.push(`${status} ${method} ${path.slice(0, 80)}: ${text}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['away', 503],
    ['refuses', 400],
    ['strange', 503],
  ])('tells nobody what is behind a source: %s', async (source, status) => {
    const answer = await ask('GET', `/pf/api/v3/content/fetch/${source}`);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain(UPSTREAM);
    expect(JSON.parse(answer.text)).toEqual({ message: expect.stringMatching(/^[A-Z][^:/]+\.$/) });
  });
});
