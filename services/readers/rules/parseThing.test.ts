import { parseId, parseKey, parseSaved, parseThing } from './parseThing';

const of = (statusCode: number, message: string) =>
  expect.objectContaining({ statusCode, message: expect.stringContaining(message) });
const failing = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('what readers follow (platform §6)', () => {
  it.each(['author', 'topic', 'team', 'section'])(
    'is of a kind, has an id and a name: %s',
    (kind) => {
      const thing = { kind, id: '/news/city', title: ' City \n Hall ' };
      expect(parseThing(thing)).toEqual({ kind, id: '/news/city', title: 'City Hall' });
      expect(parseKey(thing)).toEqual({ kind, id: '/news/city' });
    },
  );

  it.each([undefined, 'story', 7, ''])('is refused with the kind %p, in words', (kind) => {
    expect(failing(() => parseKey({ kind, id: 'a' }))).toEqual(
      of(400, 'one of author, topic, team, section'),
    );
  });

  it.each([undefined, '', ' \0\n ', 7])('is refused with the name %p, in words', (title) => {
    expect(failing(() => parseThing({ kind: 'topic', id: 'a', title }))).toEqual(
      of(400, '"title"'),
    );
  });

  it('has 300 letters of a longer name', () => {
    expect(parseThing({ kind: 'topic', id: 'a', title: 'a'.repeat(400) }).title).toHaveLength(300);
  });

  it.each(['city-hall', '/news/city', '8F0-A.b_c', 'a b', 'a'.repeat(200)])(
    'has the id %s',
    (id) => {
      expect(parseId(id)).toBe(id);
    },
  );

  it.each(['', 'a"b', 'a\nb', 'é', 'a'.repeat(201), 7, null])('has no id like %j', (id) => {
    expect(failing(() => parseId(id))).toEqual(of(400, '1 to 200 letters'));
  });
});

describe('what readers save (platform §6)', () => {
  const story = { id: 'A', url: '/news/a.html', title: 'A fire' };

  it.each([
    ['a story, where nobody says what it is', story, 'story'],
    ['a story', { ...story, kind: 'story' }, 'story'],
    ['a place', { ...story, kind: 'place' }, 'place'],
  ])('is %s', (_what, fields, kind) => {
    expect(parseSaved(fields)).toEqual({ kind, id: 'A', path: '/news/a.html', title: 'A fire' });
  });

  it.each(['author', '', null])('is refused with the kind %p, in words', (kind) => {
    expect(failing(() => parseSaved({ ...story, kind }))).toEqual(of(400, 'one of story, place'));
  });

  it.each([undefined, 'https://elsewhere.example/a.html', '//elsewhere.example/', ''])(
    'is on our own site: not at %p',
    (url) => {
      expect(failing(() => parseSaved({ ...story, url }))).toEqual(
        of(400, 'an address of this site'),
      );
    },
  );
});
