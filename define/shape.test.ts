import fc from 'fast-check';
import {
  either,
  isFlag,
  isNumber,
  isText,
  lazy,
  listOf,
  oneOf,
  optional,
  orNull,
  remembering,
  shape,
  tagged,
  type Check,
  type Checked,
} from './shape';

const card = shape({
  id: isText,
  size: isNumber,
  kind: oneOf('wide', 'tall'),
  note: orNull(isText),
  tags: listOf(shape({ slug: isText })),
  isNew: optional(isFlag),
});
type Card = Checked<typeof card>;
const one: Card = { id: 'a', size: 1, kind: 'wide', note: null, tags: [] };

describe('A shape', () => {
  it.each<[string, object]>([
    ['all that it asks for', one],
    ['what may be left out', { ...one, isNew: true }],
    ['more than it says', { ...one, other: 1 }],
    ['lists of shapes', { ...one, tags: [{ slug: 'a' }, { slug: 'b' }] }],
  ])('is had by what has %s', (_what, value) => {
    expect(card(value)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'card'],
    ['a list', []],
    ['what lacks a property', { ...one, id: undefined }],
    ['a number that is none', { ...one, size: Number.NaN }],
    ['one of no such value', { ...one, kind: 'round' }],
    ['a list with one that has it not', { ...one, tags: [{ slug: 'a' }, {}] }],
    ['something else where it may be left out', { ...one, isNew: 'yes' }],
  ])('is not had by %s', (_what, value) => {
    expect(card(value)).toBe(false);
  });

  it('is asked about anything without a throw', () => {
    const check = either(card, tagged('type', { card, list: shape({ cards: listOf(card) }) }));
    fc.assert(fc.property(fc.anything(), (value) => typeof check(value) === 'boolean'));
  });

  it('with a tag is that of its tag alone', () => {
    const check = tagged('type', { card, note: shape({ text: isText }) });
    expect(check({ ...one, type: 'card' })).toBe(true);
    expect(check({ type: 'note', text: 'x' })).toBe(true);
    expect(check({ ...one, type: 'note' })).toBe(false);
    expect(check({ type: 'toString' })).toBe(false);
    expect(tagged('status', { open: card })({ ...one, status: 'open' })).toBe(true);
    expect(tagged('status', { open: card })({ ...one, type: 'open' })).toBe(false);
  });

  it('may stand in itself', () => {
    interface Tree {
      name: string;
      below: Tree[];
    }
    const tree: Check<Tree> = shape({ name: isText, below: lazy(() => listOf(tree)) });
    expect(tree({ name: 'a', below: [{ name: 'b', below: [] }] })).toBe(true);
    expect(tree({ name: 'a', below: [{ name: 'b' }] })).toBe(false);
    // @ts-expect-error what is looked up is of another shape
    const other: Check<Tree> = shape({ name: isText, below: lazy(() => listOf(card)) });
    expect(other({ name: 'a', below: [one] })).toBe(true);
  });

  it('that is remembered is looked at once for each object', () => {
    let looks = 0;
    const look = (value: unknown): value is Card => {
      looks += 1;
      return card(value);
    };
    const check = remembering(look);
    const other = { ...one };
    expect([check(one), check(one), check(other), check(null), check({})]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(looks).toBe(3);
  });

  it('has a type that follows from it', () => {
    // @ts-expect-error a property is missing
    const without: Card = { id: 'a', size: 1, kind: 'wide', note: null };
    // @ts-expect-error no such value
    const round: Card = { ...one, kind: 'round' };
    // @ts-expect-error what may be left out is not undefined
    const unsaid: Card = { ...one, isNew: undefined };
    expect([without, round, unsaid]).toHaveLength(3);
  });
});
