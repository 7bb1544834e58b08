import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFusionRuntime } from './runtimeContext';
import type { ContentConfig, ContentRequest } from './types';

/** `fusion:content`: content for a block, by source and query. */

/**
 * The content sources of the pack, for types: each adds itself by its name, as `defineSource` says.
 */
export interface Sources {}

interface SourceTypes {
  types?: { query: unknown; answer: unknown };
}

type TypesOf<Name> = Name extends keyof Sources
  ? Sources[Name] extends SourceTypes
    ? NonNullable<Sources[Name]['types']>
    : never
  : never;

/** What is asked of a source: the query that it takes, where it is known. */
type Asked<Name extends string, T> = Omit<NonNullable<ContentConfig<T>>, 'source' | 'query'> & {
  source?: Name | null;
  query?:
    | ([TypesOf<Name>] extends [never] ? Record<string, unknown> : TypesOf<Name>['query'])
    | null;
};

/** What there is of a source: what the caller makes of it or says of it, else what it says itself. */
type Answer<Name, T> = unknown extends T
  ? [TypesOf<Name>] extends [never]
    ? T
    : TypesOf<Name>['answer']
  : T;

/**
 * The request a config stands for, or null when it names no source.
 * @internal
 */
export function toRequest(config: ContentConfig | undefined): ContentRequest | null {
  if (!config?.source) return null;
  return {
    source: config.source,
    query: config.query ?? {},
    ...(config.filter ? { filter: config.filter } : {}),
  };
}

/**
 * The answer of a content source, or null while there is none. On the server the block is rendered
 * again once the answer is there; in the browser the embedded answer is used first, and a request
 * that the page does not embed goes to the site's content API. The result is a private copy. What a
 * source of the pack takes and gives is known by its name; of any other, the caller says it.
 */
export function useContent<T = unknown, const Name extends string = string>(
  config: Asked<Name, T> | null | undefined,
): Answer<Name, T> | null {
  const { content } = useFusionRuntime();
  const request = toRequest(config);
  const key = request ? JSON.stringify(request) : '';
  const embedded = useMemo(
    () => (key ? content.read(JSON.parse(key) as ContentRequest) : null),
    [content, key],
  );
  const [fetched, setFetched] = useState<{ key: string; data: unknown } | null>(null);

  useEffect(() => {
    if (!key || embedded !== null || !content.fetch) return;
    let isCurrent = true;
    content.fetch(JSON.parse(key) as ContentRequest).then(
      (data) => {
        if (isCurrent) setFetched({ key, data });
      },
      (error: unknown) => console.error('useContent:', key, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [content, embedded, key]);

  const data = embedded ?? (fetched?.key === key ? fetched.data : null) ?? null;
  if (data === null) return null;
  // What a source says of itself holds of what it sent.
  return (config?.transform ? config.transform(data) : data) as Answer<Name, T>;
}

/**
 * Shows a thing once on a page: the first `count` of `ids` that no block above shows, in their order.
 * Those are then this block's, and no block below gets them. `ids` may name anything; two blocks that show
 * the same thing have to name it alike. What is shown whatever stands above is named too, and the answer
 * left aside. A feed without an end says `takesLast = true` on its component: it takes what all other
 * blocks leave, wherever it stands.
 */
export function useFirstOnPage(ids: readonly string[], count = Infinity): string[] {
  return useFusionRuntime().content.first(ids, count);
}

/** Props for the element that shows a text; none outside the editor. */
export interface EditableProps {
  'data-editable-field'?: string;
}

const none = (..._asked: unknown[]): EditableProps => ({});

/**
 * What to spread as props onto the element that shows a value, so that editors change it where they
 * see it. `editableField('title')` marks the text of the custom field `title`, which has to be one of
 * the kind `text` and shown as it is. Outside the editor there are no props, and the page is the same
 * as without. What comes from a content source is edited where it is written: `editableContent`,
 * `searchableContent` and `searchableField` mark nothing.
 */
export function useEditableContent() {
  const { isEditing } = useFusionRuntime();
  return {
    editableField: (name: string): EditableProps =>
      isEditing() ? { 'data-editable-field': name } : {},
    editableContent: none,
    searchableContent: none,
    searchableField: none,
  };
}

interface ContentProps {
  contentConfig?: ContentConfig;
  source?: string;
  query?: Record<string, unknown>;
  filter?: string;
  children: (data: unknown) => ReactNode;
}

/** The render-prop form of `useContent`. */
export default function Content({ contentConfig, source, query, filter, children }: ContentProps) {
  return children(
    useContent(
      contentConfig ?? { source: source ?? null, query: query ?? null, filter: filter ?? null },
    ),
  );
}
