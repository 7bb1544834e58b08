import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EditionSettings } from './EditionSettings';
import { readPage } from './readPage';

const readEdition: EditionSettings['readEdition'] = (html) => ({
  html,
  text: html,
  headline: 'The vote',
  isEmpty: html === '',
});

describe('a page that is asked for as an email', () => {
  let server: Server;
  let asked: (string | undefined)[];
  /** Connections that are broken off before the first answer. */
  let broken: number;
  let answer: { status: number; type: string; body: string };

  beforeEach(async () => {
    asked = [];
    broken = 0;
    answer = { status: 200, type: 'text/html; charset=utf-8', body: '<h1>The vote</h1>' };
    server = createServer(({ url, socket }, response) => {
      asked.push(url);
      if (asked.length <= broken) return void socket.destroy();
      response.writeHead(answer.status, { 'content-type': answer.type });
      return void response.end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const read = () => {
    const { port } = server.address() as AddressInfo;
    return readPage('/newsletters/clout/?day=1', {
      siteBase: () => `http://127.0.0.1:${port}`,
      readEdition,
    });
  };

  it('is asked for once, as mail', async () => {
    expect(await read()).toMatchObject({ kind: 'page', page: { headline: 'The vote' } });
    expect(asked).toEqual(['/newsletters/clout/?day=1&outputType=mail']);
  });

  it.each([1, 3])('is asked for again where %d connections broke off', async (count) => {
    broken = count;
    expect(await read()).toMatchObject({ kind: 'page' });
    expect(asked).toHaveLength(count + 1);
  });

  it('may come in a minute where four broke off, and is said to be why', async () => {
    broken = 4;
    expect(await read()).toEqual({
      kind: 'problem',
      reason: 'The site can’t be reached: other side closed.',
      isPassing: true,
    });
    expect(asked).toHaveLength(4);
  });

  it.each([
    [503, 'text/html', 'x', 'The page answers 503 when it is asked for as an email.', true],
    [429, 'text/html', 'x', 'The page answers 429 when it is asked for as an email.', true],
    [404, 'text/html', 'x', 'The page answers 404 when it is asked for as an email.', false],
    [200, 'text/plain', 'x', 'The page has no email version.', false],
    [200, 'text/html', '', 'No block on the page shows anything in an email.', false],
  ])('that answers %d, %s, %j is a problem', async (status, type, body, reason, isPassing) => {
    answer = { status, type, body };
    expect(await read()).toEqual({ kind: 'problem', reason, isPassing });
    expect(asked).toHaveLength(1);
  });
});
