import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFusion } from '../../mocks/fusion/state';
import source from './sources/subscribe-plans-api';

const tools = { cachedCall: () => Promise.reject(new Error('not used')) };
const plan = {
  id: 'digital',
  name: 'Digital',
  summary: 'Every story.',
  features: ['Every story'],
  prices: { month: { cents: 1200, introCents: 100 }, year: { cents: 12_000 } },
  isFeatured: false,
};

describe('subscribe-plans-api', () => {
  let answer = { status: 200, body: '' };
  let asked = '';
  const server = createServer((request, response) => {
    asked = request.url ?? '';
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());
  beforeEach(() => {
    const { port } = server.address() as AddressInfo;
    setFusion({ environment: { SUBSCRIPTIONS_BASE: `http://127.0.0.1:${port}/gateway/` } });
  });

  const ask = async () => source.fetch!({ 'arc-site': 'broadsheet' }, tools);

  it('asks the service what it sells', async () => {
    const offer = { isOpen: true, plans: [plan] };
    answer = { status: 200, body: JSON.stringify(offer) };
    expect(await ask()).toEqual(offer);
    expect(asked).toBe('/gateway/subscriptions/plans');
  });

  it.each([
    ['says what the service says where it refuses', 503, '', 503],
    ['takes nothing that is cut off', 200, '{"isOpen":tr', 502],
    ['takes nothing that is no offer', 200, '{"plans":[{"id":"digital"}]}', 502],
  ])('%s', async (_rule, status, body, expected) => {
    answer = { status, body };
    await expect(ask()).rejects.toMatchObject({ statusCode: expected });
  });

  it('says which variable is missing where no service is named', async () => {
    setFusion({ environment: {} });
    await expect(ask()).rejects.toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('SUBSCRIPTIONS_BASE is not set') as string,
    });
  });
});
