/** @jest-environment jsdom */
import { clearCache, setPolyfills } from '@growthbook/growthbook';
import { givenFeatures, keepFeatures } from './experimentCookies';
import { startExperiments } from './startExperiments';

let asked: string[];

beforeEach(async () => {
  await clearCache();
  asked = [];
  setPolyfills({
    fetch: async (address: string) => {
      asked.push(address);
      return {
        ok: true,
        headers: new Headers(),
        json: async () => ({ features: { hero: { defaultValue: 'big' } } }),
      };
    },
  });
  document.head.innerHTML = '<meta name="experiments" content="sdk-a1">';
  keepFeatures(new Map());
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  jest.restoreAllMocks();
});

/** Until all that was begun is done. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

it('a page that names a client key asks for the features of that key, and the reader keeps what is given', async () => {
  startExperiments();
  while (givenFeatures().length === 0) await settle();
  expect(asked).toEqual([expect.stringMatching(/\/api\/features\/sdk-a1$/)]);
  expect(givenFeatures()).toEqual(['hero=big']);
});

it.each(['', '<meta name="experiments" content="">', '<meta name="other" content="sdk-a1">'])(
  'a page that names none asks for nothing: %j',
  async (head) => {
    document.head.innerHTML = head;
    startExperiments();
    await settle();
    expect(asked).toEqual([]);
  },
);

it('with Global Privacy Control nothing is asked, and what was known of the reader is forgotten', async () => {
  document.cookie = `broadsheet_ab_id=${'a'.repeat(32)};path=/`;
  keepFeatures(new Map([['hero', 'big']]));
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  startExperiments();
  await settle();
  expect([asked, document.cookie]).toEqual([[], '']);
});

it('where cookies are forbidden, as in a sandboxed frame, the page goes on and the console says why', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const forbidden = new Error('The document is sandboxed');
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw forbidden;
  });
  startExperiments();
  while (said.mock.calls.length === 0) await settle();
  expect(said.mock.calls).toEqual([['Experiments:', forbidden]]);
});
