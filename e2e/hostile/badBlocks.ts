import { createElement, type ReactNode } from 'react';
import { useContent } from '../../runtime/fusion/content';
import { createBlockEntry } from '../../runtime/pack/createBlockEntry';
import type { BlockEntry, FeatureComponent, Pack } from '../../runtime/pack/types';
import type { CustomField } from '../../runtime/fusion/customField';

/** Blocks with the faults that the gate is there for, each in a pack of one. They prove the gate. */

interface Props {
  customFields: Record<string, unknown>;
  globalContent: { headlines?: { basic: string } } | null;
}

function Markup({ customFields }: Props): ReactNode {
  return createElement('div', {
    dangerouslySetInnerHTML: { __html: String(customFields['text']) },
  });
}

function ThrowsOnNull({ globalContent }: Props): ReactNode {
  return createElement('h1', null, globalContent!.headlines!.basic);
}

function Link({ customFields }: Props): ReactNode {
  const { text } = customFields;
  return createElement('a', { href: typeof text === 'string' ? text : undefined }, 'link');
}

function StumblingSource(): ReactNode {
  const data = useContent<{ title: string }>({ source: 'bad-source', query: {} });
  return createElement('p', null, data?.title);
}

function Endless({ customFields }: Props): ReactNode {
  while (typeof customFields['text'] === 'object') {
    // Never ends, as the gate must see.
  }
  return createElement('p');
}

export const BAD_BLOCKS = {
  'bad-block/markup': Markup,
  'bad-block/throws-on-null': ThrowsOnNull,
  'bad-block/link': Link,
  'bad-block/stumbling-source': StumblingSource,
  'bad-block/endless': Endless,
} as const;

const TEXT: CustomField = {
  kind: 'text',
  required: false,
  label: 'Text',
  group: '',
  description: '',
  hidden: false,
  searchable: false,
};

const badEntry = (type: string): BlockEntry =>
  createBlockEntry({
    file: 'e2e/hostile/badBlocks.ts',
    block: 'bad-block',
    label: type,
    customFields: { text: TEXT },
  });

/** The pack with the bad blocks and a source that trusts its upstream. */
export function addBadBlocks(pack: Pack): Pack {
  const entries = Object.keys(BAD_BLOCKS).map((type) => [type, badEntry(type)] as const);
  const views = Object.entries(BAD_BLOCKS).map(
    ([type, view]) => [type, { default: view as unknown as FeatureComponent }] as const,
  );
  return {
    ...pack,
    manifest: {
      ...pack.manifest,
      features: { ...pack.manifest.features, ...Object.fromEntries(entries) },
    },
    features: { ...pack.features, ...Object.fromEntries(views) },
    sources: {
      ...pack.sources,
      'bad-source': {
        resolve: () => '/content/v4/search/published?website=broadsheet&q=type:story',
        transform: (data) => ({
          title: (data as { content_elements: [{ headlines: { basic: string } }] })
            .content_elements[0].headlines.basic,
        }),
      },
    },
  };
}
