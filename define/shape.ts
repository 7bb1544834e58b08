/**
 * Shapes of what is read, stated once: each tells whether a value has it, and its type is inferred from
 * it. They are for values that our own readers made, and came from elsewhere again: nothing is changed or
 * copied, so that a page's own content may be looked at in a browser for nearly nothing.
 */

/** Tells whether a value is of a type. Never throws. */
export type Check<T> = (value: unknown) => value is T;

/** The type that a check tells of. */
export type Checked<C> = C extends Check<infer T> ? T : never;

interface Optional<T> {
  (value: unknown): value is T;
  /** For types alone. */
  readonly isOptional: true;
}

type Checks = Readonly<Record<string, Check<unknown>>>;
type Flat<T> = { [K in keyof T]: T[K] };

/** What has a shape: a value may have more than it says. */
export type Shaped<S extends Checks> = Flat<
  {
    -readonly [K in keyof S as S[K] extends Optional<unknown> ? never : K]: Checked<S[K]>;
  } & {
    -readonly [K in keyof S as S[K] extends Optional<unknown> ? K : never]?: Checked<S[K]>;
  }
>;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';

/** One of these. */
export const oneOf =
  <const T extends string | number | boolean | null>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    (values as readonly unknown[]).includes(value);

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

/** For what may also be left out. */
export const optional = <T>(check: Check<T>): Optional<T> =>
  ((value: unknown) => value === undefined || check(value)) as Optional<T>;

export const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

/** What has one of two shapes. */
export const either =
  <A, B>(one: Check<A>, other: Check<B>): Check<A | B> =>
  (value): value is A | B =>
    one(value) || other(value);

/** An object with these properties; it may have others. */
export function shape<const S extends Checks>(checks: S): Check<Shaped<S>> {
  const entries = Object.entries(checks);
  return (value): value is Shaped<S> =>
    typeof value === 'object' &&
    value !== null &&
    entries.every(([name, check]) => check((value as Record<string, unknown>)[name]));
}

/** What says by its property `N` which of several shapes it has. */
export type Tagged<N extends string, S extends Checks> = {
  [K in keyof S & string]: Flat<{ [P in N]: K } & Checked<S[K]>>;
}[keyof S & string];

/** An object whose property of this name (`type`, `status`) says which of several shapes it has. */
export function tagged<const N extends string, const S extends Checks>(
  name: N,
  shapes: S,
): Check<Tagged<N, S>> {
  return (value): value is Tagged<N, S> => {
    const isObject = typeof value === 'object' && value !== null;
    const tag = isObject ? (value as Record<string, unknown>)[name] : null;
    const check = typeof tag === 'string' && Object.hasOwn(shapes, tag) ? shapes[tag] : null;
    return check?.(value) ?? false;
  };
}

/** For a shape that stands in itself: its check is looked up once a value is there. */
export const lazy =
  <T>(get: () => Check<T>): Check<T> =>
  (value): value is T =>
    get()(value);

/** The same check, which looks at each object once: for what is asked about again and again, and never changed. */
export function remembering<T extends object>(check: Check<T>): Check<T> {
  const known = new WeakMap<object, boolean>();
  return (value): value is T => {
    if (typeof value !== 'object' || value === null) return false;
    const before = known.get(value);
    if (before !== undefined) return before;
    const is = check(value);
    known.set(value, is);
    return is;
  };
}
