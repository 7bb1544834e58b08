import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { compileFunction } from 'node:vm';
import type { ContentSource } from '../content/types';
import { unknownFusionModule } from './fusionModules';
import { describeFailure, type TraceError } from './traceErrors';
import type { FusionModules, Pack, PackProblem, Views } from './types';

export type PackProperties = Pick<Pack, 'properties' | 'sites'>;

/** The parts of a pack that its server bundle holds. */
export interface EvaluatedPack extends Pick<
  Pack,
  | 'features'
  | 'chains'
  | 'layouts'
  | 'outputTypes'
  | 'sources'
  | 'properties'
  | 'sites'
  | 'states'
  | 'problems'
> {
  /** Files whose default export is missing or of the wrong kind. */
  faults: PackProblem[];
}

export interface EvaluateOptions {
  /** Text of the server bundle. */
  code: string;
  /** Shown in stack traces. */
  filename: string;
  trace: TraceError;
  /** The pack's root: what the bundle asks for beyond the supplied modules is resolved from here. */
  root: string;
  /** The `fusion:*` modules, or how to make them; asked when the first one is imported. */
  modules: FusionModules | ((properties: PackProperties) => FusionModules);
  /** Called once the pack's properties are known, before any block is evaluated. */
  onProperties?: (properties: PackProperties) => void;
}

/** A module of the bundle: its file, and how to evaluate it. */
type Lazy = readonly [file: string, load: () => unknown];

/** What generateEntries writes. */
interface ServerBundle {
  features: Record<string, Record<string, Lazy>>;
  chains: Record<string, Record<string, Lazy>>;
  layouts: Record<string, Lazy>;
  outputTypes: Record<string, Lazy>;
  sources: Record<string, Lazy>;
  properties: Lazy | null;
  sites: Record<string, Lazy>;
  states: Record<string, Lazy>;
}

/**
 * Evaluates a server bundle. A module that throws becomes a problem, and a view among them one that
 * throws the same error when it is rendered, so that only its own block is lost.
 * @throws Error when the bundle itself can't be read.
 */
export function evaluatePack(options: EvaluateOptions): EvaluatedPack {
  const known: PackProperties = { properties: {}, sites: {} };
  const bundle = runBundle(options, known);
  const problems: PackProblem[] = [];
  const faults: PackProblem[] = [];

  const defaultExport = ([file, load]: Lazy): { value: unknown } | { error: unknown } => {
    try {
      return { value: defaultOf(load()) };
    } catch (error) {
      const message = messageOf(error, options.trace);
      problems.push({ file, message: `threw while it was loaded: ${message}` });
      return { error };
    }
  };
  const view = (lazy: Lazy): Views[string] => {
    const result = defaultExport(lazy);
    if ('value' in result && isView(result.value)) return result.value;
    if ('value' in result)
      faults.push({ file: lazy[0], message: faultOf(result.value, 'a component') });
    return failingView(
      'error' in result ? result.error : new Error(`${lazy[0]} exports no component`),
    );
  };
  const data = (lazy: Lazy, what: string): Record<string, unknown> | null => {
    const result = defaultExport(lazy);
    if (!('value' in result)) return null;
    if (typeof result.value === 'object' && result.value !== null) return { ...result.value };
    faults.push({ file: lazy[0], message: faultOf(result.value, what) });
    return null;
  };
  const source = (lazy: Lazy): ContentSource | null => {
    const found: ContentSource | null = data(lazy, 'a content source');
    if (!found || found.fetch || found.resolve) return found;
    faults.push({ file: lazy[0], message: 'has neither fetch nor resolve' });
    return null;
  };

  known.properties = (bundle.properties && data(bundle.properties, 'properties')) ?? {};
  known.sites = mapDefined(bundle.sites, (lazy) => data(lazy, 'properties'));
  options.onProperties?.(known);
  const views = (blocks: ServerBundle['features']) =>
    mapDefined(blocks, (files) => mapDefined(files, view));
  return {
    ...known,
    features: views(bundle.features),
    chains: views(bundle.chains),
    layouts: mapDefined(bundle.layouts, view),
    outputTypes: mapDefined(bundle.outputTypes, view),
    sources: mapDefined(bundle.sources, source),
    states: mapDefined(
      bundle.states,
      ([, load]) =>
        () =>
          defaultOf(load()),
    ),
    problems,
    faults,
  };
}

function runBundle(options: EvaluateOptions, known: PackProperties): ServerBundle {
  const { code, filename, root } = options;
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(code, ['exports', 'require', 'module'], { filename }) as (
    exports: unknown,
    require: (id: string) => unknown,
    module: unknown,
  ) => void;
  run(module.exports, createPackRequire(root, options.modules, known), module);
  return module.exports as ServerBundle;
}

function createPackRequire(
  root: string,
  modules: EvaluateOptions['modules'],
  known: PackProperties,
): (id: string) => unknown {
  const require = createRequire(join(root, 'package.json'));
  let supplied: FusionModules | null = null;
  return (id) => {
    if (!id.startsWith('fusion:')) return require(id) as unknown;
    supplied ??= typeof modules === 'function' ? modules(known) : modules;
    if (!(id in supplied))
      throw new Error(unknownFusionModule(id) ?? `the runtime supplies no "${id}"`);
    return asCommonJs(supplied[id]);
  };
}

/** Bundled code finds the default export of a module by this mark; a module namespace lacks it. */
function asCommonJs(module: unknown): unknown {
  const isNamespace = typeof module === 'object' && module !== null && 'default' in module;
  if (!isNamespace || '__esModule' in module) return module;
  return Object.defineProperty({ ...module }, '__esModule', { value: true });
}

function defaultOf(module: unknown): unknown {
  if (typeof module !== 'object' || module === null) return module;
  if ('default' in module) return module.default;
  return '__esModule' in module ? undefined : module;
}

/** A function, a class, or what memo and forwardRef give. */
function isView(value: unknown): value is Views[string] {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

function failingView(error: unknown): Views[string] {
  return function FailedToLoad() {
    throw error;
  };
}

function faultOf(value: unknown, expected: string): string {
  return value === undefined
    ? `has no default export (${expected} is expected)`
    : `exports ${Array.isArray(value) ? 'an array' : typeof value} as default, where ${expected} is expected`;
}

function messageOf(error: unknown, trace: TraceError): string {
  if (isNativeError(error)) return describeFailure({ error, at: trace(error) });
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

function mapDefined<T, R>(
  record: Record<string, T>,
  map: (value: T) => R | null,
): Record<string, R> {
  const entries = Object.entries(record).flatMap(([name, value]): [string, R][] => {
    const mapped = map(value);
    return mapped === null ? [] : [[name, mapped]];
  });
  return Object.fromEntries(entries);
}
