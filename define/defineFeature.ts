import PropTypes from 'fusion:prop-types';
import type { ReactNode } from 'react';
import { readFields, type Fields, type LocalText, type Values } from './field';

/** Of a block that asks editors nothing. */
type NoFields = Readonly<Record<string, never>>;

/** What the view of a feature gets. */
export interface FeatureProps<F extends Fields = Fields> {
  /** What the editor filled in, read. */
  fields: Values<F>;
}

/** What the view of a chain gets. */
export interface ChainProps<F extends Fields = Fields> extends FeatureProps<F> {
  /** The blocks inside, one each. */
  children: ReactNode;
}

/** What a block says its next refresh by. */
interface RefreshContext<F extends Fields> extends FeatureProps<F> {
  /** The answer to what it asked for first. */
  content: unknown;
  globalContent: unknown;
}

/** What a block says of itself as it stands on its component (FUSION: statics). */
interface Statics {
  /** What editors call it. */
  label: LocalText;
  icon?: string;
  /** When it comes alive in the browser; without, it sends no script, or its `enhance.ts` when visible. */
  hydrate?: 'load' | 'idle' | 'visible' | 'interaction' | 'never';
  /** s: how long its HTML holds where its output depends on the clock. */
  ttl?: number;
  /** Whether it takes what stories all other blocks leave, wherever it stands. */
  takesLast?: boolean;
  /** Rendered on the server only: always, or for these output types. */
  static?: boolean | string[];
  /** Rendered in the browser only. */
  lazy?: boolean;
}

interface Definition<F extends Fields, Props> extends Statics {
  fields?: F;
  /** ms until its content is worth asking for again; null for never. */
  refresh?: (context: RefreshContext<F>) => number | null;
  /** A component: it may use hooks. */
  view: (props: Props) => ReactNode;
}

/** What the engine gives a block. */
interface BlockProps {
  customFields?: Readonly<Record<string, unknown>>;
  children?: ReactNode;
}

/**
 * A feature, stated once: what editors fill in, when it comes alive, and what it looks like. Its view
 * gets `fields`, read by their kinds, with the defaults that editors see.
 */
export function defineFeature<F extends Fields = NoFields>(
  definition: Definition<F, FeatureProps<F>>,
) {
  return defineBlock(definition, ({ customFields }) => ({
    fields: readFields(definition.fields, customFields),
  }));
}

/** A chain: a block that holds blocks. As `defineFeature`; its view gets `children` too. */
export function defineChain<F extends Fields = NoFields>(definition: Definition<F, ChainProps<F>>) {
  return defineBlock(definition, ({ customFields, children }) => ({
    fields: readFields(definition.fields, customFields),
    children,
  }));
}

function defineBlock<F extends Fields, Props>(
  { view, fields, refresh, ...statics }: Definition<F, Props>,
  propsOf: (given: BlockProps) => Props,
) {
  return Object.assign((given: BlockProps) => view(propsOf(given)), statics, {
    displayName: view.name,
    propTypes: { customFields: shapeOf(fields ?? {}) },
    ...(refresh
      ? {
          refresh: ({ content, globalContent, customFields }: BlockProps & Content) =>
            refresh({ content, globalContent, fields: readFields(fields, customFields) }),
        }
      : {}),
  });
}

type Content = Omit<RefreshContext<Fields>, 'fields'>;

function shapeOf(fields: Fields) {
  return PropTypes.shape(
    Object.fromEntries(Object.entries(fields).map(([name, { propType }]) => [name, propType])),
  );
}
