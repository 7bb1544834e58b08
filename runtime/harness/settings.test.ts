import fc from 'fast-check';
import { CHOICES, formatSettings, parseSettings, type HarnessSettings } from './settings';

const settings: fc.Arbitrary<HarnessSettings> = fc.record({
  block: fc.string({ minLength: 1 }),
  state: fc.string({ minLength: 1 }),
  fields: fc.dictionary(fc.string(), fc.jsonValue()),
  scheme: fc.constantFrom(...CHOICES.scheme),
  dir: fc.constantFrom(...CHOICES.dir),
  motion: fc.constantFrom(...CHOICES.motion),
  network: fc.constantFrom(...CHOICES.network),
  script: fc.constantFrom(...CHOICES.script),
  reader: fc.constantFrom(...CHOICES.reader),
  page: fc.constantFrom(...CHOICES.page),
  content: fc.constantFrom(...CHOICES.content),
  admin: fc.boolean(),
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('settings of the harness', () => {
  it('come back from the address as they went in', () => {
    fc.assert(
      fc.property(settings, (given) => {
        const back = parseSettings(new URLSearchParams(formatSettings(given).toString()));
        expect(plain(back)).toEqual(plain(given));
      }),
    );
  });

  it('leave what is as usual out of the address', () => {
    const usual = parseSettings(new URLSearchParams('block=a-block&state=one'));
    expect(formatSettings(usual).toString()).toBe('block=a-block&state=one');
  });

  it.each(['fields={', 'fields=[1]', 'fields=null', 'scheme=purple', 'admin=yes'])(
    'take the usual for what makes no sense: %s',
    (query) => {
      expect(formatSettings(parseSettings(new URLSearchParams(query))).toString()).toBe(
        'block=&state=',
      );
    },
  );
});
