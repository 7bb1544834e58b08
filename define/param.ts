import { SourceError } from './SourceError';
import { bounded, flag, text, type Bounds } from './values';

/** What a parameter says of itself to those who fill it in. */
interface Asked {
  /** What editors call it. */
  label?: string;
  /** Whether the source gives nothing without it; asking without is a 400. */
  required?: boolean;
  /** Name of the choices source that knows its values by name. */
  choices?: string;
}

/** One parameter of a source. `Input` is what a block gives, `Value` what the source gets. */
export interface Param<Input = unknown, Value = unknown> {
  readonly type: 'text' | 'number' | 'boolean';
  readonly asked: Asked & { default?: unknown };
  /** @throws SourceError 400 where it is required and not there */
  readonly read: (value: unknown, name: string) => Value;
  /** For types alone. */
  readonly input?: Input;
}

export type Params = Readonly<Record<string, Param>>;

/** The query as a source gets it: every parameter, read; `arc-site` is the website that asks. */
export type Query<P extends Params> = {
  readonly [Name in keyof P]: P[Name] extends Param<unknown, infer Value> ? Value : never;
} & { readonly 'arc-site': string };

type InputOf<P> = P extends Param<infer Input> ? Input : never;
type RequiredNames<P extends Params> = {
  [Name in keyof P]: P[Name]['asked'] extends { required: true } ? Name : never;
}[keyof P];

/** The query as a block asks it. */
export type QueryInput<P extends Params> = {
  readonly [Name in RequiredNames<P>]: InputOf<P[Name]>;
} & { readonly [Name in Exclude<keyof P, RequiredNames<P>>]?: InputOf<P[Name]> | null | undefined };

type AskedNumber = Asked & Bounds;

function numberParam<const A extends AskedNumber & { default: number }>(
  asked: A,
): Param<number, number> & { asked: A };
function numberParam<const A extends AskedNumber>(
  asked?: A,
): Param<number, number | null> & { asked: A };
function numberParam(asked: AskedNumber & { default?: number } = {}): Param<number, number | null> {
  return {
    type: 'number',
    asked,
    read: (value) => bounded(value, asked.default ?? null, asked),
  };
}

/** The kinds of parameters. Values come from blocks, from editors, and from addresses as text. */
export const param = {
  /** Trimmed; the default, or `''`, where nothing is given. */
  text: <const A extends Asked & { default?: string }>(
    asked?: A,
  ): Param<string, string> & { asked: A } => ({
    type: 'text',
    asked: asked ?? ({} as A),
    read: (value, name) => {
      const read = text(value) || (asked?.default ?? '');
      if (!read && asked?.required) throw new SourceError(400, `needs ${name}`);
      return read;
    },
  }),
  /** Within its bounds, whole unless `step` says otherwise; null without a default. */
  number: numberParam,
  flag: (asked: Asked & { default?: boolean } = {}): Param<boolean, boolean> => ({
    type: 'boolean',
    asked,
    read: (value) => flag(value) ?? asked.default ?? false,
  }),
  /** As it was given, for a source that reads it itself. */
  raw: (
    type: Param['type'],
    asked: Asked & { default?: unknown } = {},
  ): Param<string | number | boolean | readonly string[]> => ({
    type,
    asked,
    read: (value) => value,
  }),
};

/**
 * A query, read by the kinds of its parameters.
 * @throws SourceError 400 where one is missing that is required
 */
export function readQuery<P extends Params>(
  params: P,
  given: Readonly<Record<string, unknown>>,
): Query<P> {
  const read = Object.entries(params).map(([name, one]) => [name, one.read(given[name], name)]);
  return { ...Object.fromEntries(read), 'arc-site': text(given['arc-site']) } as Query<P>;
}
