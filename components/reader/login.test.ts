/** @jest-environment jsdom */
import { createLogin, type LoginService, type LoginSettings } from './createLogin';
import { readUser } from './readUser';

const SETTINGS: LoginSettings = {
  environment: 'production',
  auth: { clientId: 'readers', domain: 'id.example', baseUrl: '/gateway/readers/' },
  googleClientId: null,
};
const ME = {
  state: 'Subscribed',
  auth0Id: 'a1',
  email: 'reader@mail.example',
  name: 'Nelly Bly',
  hasAdsFreeReading: 1,
  isInternal: false,
  isPremium: true,
  sf_product_code: 'DIGITAL',
  userPermissions: ['e-edition', 7],
  pmnCookie: 'token',
};

const asked: [string, RequestInit][] = [];
let answers: (() => Response | Promise<Response>)[] = [];
const json = (body: unknown, status = 200) =>
  ({
    ok: status < 400,
    status,
    json: async () => body,
  }) as Response;

beforeEach(() => {
  asked.length = 0;
  answers = [];
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    asked.push([address, init]);
    return answers.shift()?.() ?? json(ME);
  }) as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

describe('who reads (platform §3, widgets §3, §6)', () => {
  it('is read with all that is said of them', () => {
    expect(readUser(ME)).toEqual({
      state: 'Subscribed',
      auth0Id: 'a1',
      email: 'reader@mail.example',
      name: 'Nelly Bly',
      hasAdsFreeReading: 1,
      isInternal: false,
      isPremium: true,
      sf_product_code: 'DIGITAL',
      userPermissions: ['e-edition'],
      token: 'token',
    });
  });

  it.each([
    ['nothing', null],
    ['words', 'Subscribed'],
    ['a list', []],
    ['a state without an id', { state: 'Subscribed' }],
    ['an empty id', { ...ME, auth0Id: '' }],
    ['who is signed out', { state: 'Logged Out' }],
  ])('is nobody for %s', (_name, answer) => {
    expect(readUser(answer)).toEqual({ state: 'Logged Out' });
  });

  it.each([
    [{ state: 'anything' }, { state: 'Logged In' }],
    [{ hasAdsFreeReading: true }, { hasAdsFreeReading: 0 }],
    [{ hasAdsFreeReading: '1' }, { hasAdsFreeReading: 0 }],
    [{ isInternal: 'yes' }, { isInternal: false }],
    [{ isPremium: 1 }, { isPremium: false }],
    [{ sf_product_code: '' }, { sf_product_code: null }],
    [{ userPermissions: 'all' }, { userPermissions: [] }],
  ])('with %j gets no more than that says: %j', (given, read) => {
    expect(readUser({ ...ME, ...given })).toMatchObject(read);
  });
});

describe('the login service (platform §7)', () => {
  it('asks who is signed in once', async () => {
    const login = createLogin(SETTINGS);
    const [first, second] = await Promise.all([login.user(), login.user()]);
    expect(first).toBe(second);
    expect(asked.map(([address]) => address)).toEqual(['/gateway/readers/me']);
  });

  it.each([
    ['refuses', () => json({}, 503)],
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'answers what is no JSON',
      () => ({ ...json({}), json: () => Promise.reject(new Error('<')) }),
    ],
  ])(
    'takes readers for signed out where the service %s, and says so in the log',
    async (_n, answer) => {
      const log = jest.spyOn(console, 'error').mockReturnValue();
      answers = [answer];
      expect(await createLogin(SETTINGS).user()).toEqual({ state: 'Logged Out' });
      expect(log).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['/', undefined, null, '/gateway/readers/sign-in?to=%2F'],
    ['/a?b=c#d', undefined, 'g', '/gateway/readers/sign-in?to=%2Fa%3Fb%3Dc%23d'],
    ['/', 'google' as const, 'g', '/gateway/readers/sign-in?to=%2F&by=google'],
    ['/', 'google' as const, null, '/gateway/readers/sign-in?to=%2F'],
  ])('leads from %s, by %s, to sign in', (to, by, googleClientId, address) => {
    expect(createLogin({ ...SETTINGS, googleClientId }).signInUrl(to, by)).toBe(address);
  });

  it('sends with what changes something the token of the session', async () => {
    const login = createLogin(SETTINGS);
    await login.ask('follows/author/a1', { method: 'PUT', body: { title: 'Nelly Bly' } });
    const [, [address, init]] = asked as [unknown, [string, RequestInit]];
    expect([address, init.method, init.body]).toEqual([
      '/gateway/readers/follows/author/a1',
      'PUT',
      '{"title":"Nelly Bly"}',
    ]);
    expect(init.headers).toMatchObject({ 'x-csrf-token': 'token' });
  });

  it('has nothing to read of an answer without a body', async () => {
    const empty = () => ({ ...json(null, 204), json: () => Promise.reject(new Error('no body')) });
    answers = [empty];
    await expect(createLogin(SETTINGS).ask('follows')).resolves.toBeNull();
  });

  it('throws where the service refuses a change', async () => {
    answers = [() => json(ME), () => json({}, 403)];
    const change = createLogin(SETTINGS).ask('follows', { method: 'POST' });
    await expect(change).rejects.toThrow('follows was answered 403.');
  });

  it.each([
    [{ ...SETTINGS.auth, baseUrl: '' }],
    [{ ...SETTINGS.auth, baseUrl: '/gateway/readers' }],
    [{ ...SETTINGS.auth, baseUrl: 'javascript:/' }],
    [{ ...SETTINGS.auth, clientId: '' }],
    [{ ...SETTINGS.auth, domain: '' }],
  ])('is not made of %j', (auth) => {
    expect(() => createLogin({ ...SETTINGS, auth })).toThrow(/login service/);
  });
});

describe('loading the login service (platform §4, §8)', () => {
  const load = async () => {
    let login: LoginService | null = null;
    await jest.isolateModulesAsync(async () => {
      login = await (await import('./loadLogin')).loadLogin('high');
    });
    return login as LoginService | null;
  };
  const header = (settings: string) => {
    document.body.innerHTML = '';
    document.body.append(Object.assign(document.createElement('div'), {}));
    document.querySelector('div')!.dataset['login'] = settings;
  };

  it('initialises it with what the header holds', async () => {
    header(JSON.stringify(SETTINGS));
    expect((await load())?.signInUrl('/')).toBe('/gateway/readers/sign-in?to=%2F');
  });

  it.each([
    ['high', 0],
    ['med', 0],
    ['med-low', 1000],
    ['low', 4000],
  ] as const)('of priority %s waits %i ms', async (priority, delay) => {
    header(JSON.stringify(SETTINGS));
    const waits = jest.spyOn(window, 'setTimeout').mockImplementation((work: () => void) => {
      work();
      return 0 as unknown as NodeJS.Timeout;
    });
    await jest.isolateModulesAsync(async () => {
      const { loadLogin } = await import('./loadLogin');
      expect((await loadLogin(priority))?.signInUrl('/')).toContain('/sign-in');
    });
    expect(waits.mock.calls.map(([, ms]) => ms)).toEqual(delay > 0 ? [delay] : []);
    waits.mockRestore();
  });

  it.each(['', '{', '{"auth":{"baseUrl":"","clientId":"","domain":""}}'])(
    'logs an initialisation that fails, and leaves the page as it is: "%s"',
    async (settings) => {
      const log = jest.spyOn(console, 'error').mockReturnValue();
      header(settings);
      expect(await load()).toBeNull();
      expect(log).toHaveBeenCalledWith('Error on initializing Login service', expect.any(Error));
    },
  );

  it('logs a module that does not come', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    jest.doMock('./createLogin', () => {
      throw new Error('ChunkLoadError');
    });
    header(JSON.stringify(SETTINGS));
    expect(await load()).toBeNull();
    expect(log).toHaveBeenCalledWith('Error on loading Login service module', expect.anything());
    jest.dontMock('./createLogin');
  });
});
