import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askSubscriber } from './askSubscriber';

const LOOK_UP = '/base/v1/graphql/in-app-purchase';
const PERMISSIONS = '/base/auth/subscriber';
const NOTHING = { productCode: null, permissions: [], hasAdsFreeReading: false };

interface Asked {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: string;
}

let upstream: Server;
let base = '';
let asked: Asked[];
let says: Record<string, { status?: number; body: unknown }>;
const warn = jest.fn();

beforeAll(async () => {
  upstream = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ method, url, authorization: headers.authorization, body });
      const said = says[(url ?? '').split('?')[0] ?? ''] ?? { status: 404, body: {} };
      response.writeHead(said.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(said.body));
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/base/`;
});
afterAll(() => {
  upstream.close();
});
beforeEach(() => {
  asked = [];
  warn.mockReset();
});

const found = (auth0Id: unknown) => ({ body: { data: { getSubscriberInfo: { auth0Id } } } });
const ask = () =>
  askSubscriber('ida@mail.example', {
    subscribersBase: () => base,
    token: 'first,second',
    log: { warn },
  });

describe('the subscriber calls (platform §7)', () => {
  it('look up the id of an address, then what it may do, with the deployment’s token', async () => {
    says = {
      [LOOK_UP]: found('auth0|1 2'),
      [PERMISSIONS]: {
        body: { userPermissions: ['a', 7, 'b'], sf_product_code: 'DIG', hasAdsFreeReading: 1 },
      },
    };
    expect(await ask()).toEqual({
      auth0Id: 'auth0|1 2',
      productCode: 'DIG',
      permissions: ['a', 'b'],
      hasAdsFreeReading: true,
    });
    expect(asked).toEqual([
      {
        method: 'POST',
        url: LOOK_UP,
        authorization: 'Bearer first',
        body: expect.stringMatching(/getSubscriberInfo\(email: \$email\)/),
      },
      {
        method: 'GET',
        url: `${PERMISSIONS}?auth0Id=auth0%7C1+2`,
        authorization: 'Bearer first',
        body: '',
      },
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      variables: { email: 'ida@mail.example' },
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['nobody', { body: { data: { getSubscriberInfo: null } } }],
    ['nothing of it', { body: { data: {} } }],
    ['one without an id', found(null)],
    ['one with an id that is left out', found(undefined)],
    ['one with an empty id', found('')],
  ])('know nobody where the first says %s', async (_what, said) => {
    says = { [LOOK_UP]: said };
    expect(await ask()).toBeNull();
    expect(asked).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', { status: 500, body: {} }, '/v1/graphql/in-app-purchase answers 500'],
    ['says no group', { body: [] }, 'The answer is not as agreed'],
    ['says nothing', { body: null }, 'The answer is not as agreed'],
    ['has no data', { body: { errors: [] } }, 'The answer is not as agreed'],
    ['has a list of data', { body: { data: [] } }, 'The answer is not as agreed'],
    ['has an id that is none', found(7), 'getSubscriberInfo.auth0Id is no text'],
  ])('know nobody where the first %s, which is logged', async (_what, said, message) => {
    says = { [LOOK_UP]: said };
    expect(await ask()).toBeNull();
    expect(warn.mock.calls).toEqual([
      [{ err: expect.objectContaining({ message }) }, 'A subscriber could not be looked up'],
    ]);
  });

  it.each([
    ['fails', { status: 503, body: {} }, '/auth/subscriber answers 503'],
    ['says what is no answer', { body: 'soon' }, 'The answer is not as agreed'],
  ])(
    'go on without permissions where the second %s (platform §8)',
    async (_what, said, message) => {
      says = { [LOOK_UP]: found('1'), [PERMISSIONS]: said };
      expect(await ask()).toEqual({ auth0Id: '1', ...NOTHING });
      expect(warn.mock.calls).toEqual([
        [
          { err: expect.objectContaining({ message }) },
          'The permissions of a subscriber could not be read',
        ],
      ]);
    },
  );

  it.each([
    [{}, NOTHING],
    [{ userPermissions: 'all', sf_product_code: '', hasAdsFreeReading: true }, NOTHING],
    [{ userPermissions: [], sf_product_code: null, hasAdsFreeReading: 0 }, NOTHING],
    [{ sf_product_code: 7 }, NOTHING],
  ])('give no more than what is said in the right form: %j', async (body, expected) => {
    says = { [LOOK_UP]: found('1'), [PERMISSIONS]: { body } };
    expect(await ask()).toEqual({ auth0Id: '1', ...expected });
  });
});
