import type { ReactNode } from 'react';
import { useEditableContent } from '../../../../fusion/content';
import { useFusionContext } from '../../../../fusion/context';
import type { Pack } from '../../../../pack/types';
import { createTestPack } from '../../../../server/testing/createTestPack';

function Promo({ customFields }: { customFields: { title?: string } }) {
  const { isAdmin, globalContent } = useFusionContext();
  const story = (globalContent as { title?: string } | null)?.title;
  if (!customFields.title) return isAdmin ? <p>No events found</p> : null;
  return (
    <h2>
      {customFields.title}
      {story}
    </h2>
  );
}

function Heading({ customFields }: { customFields: { title?: string } }) {
  const { editableField } = useEditableContent();
  return <h1 {...editableField('title')}>{customFields.title}</h1>;
}

const base = createTestPack(
  {
    'promo-block/promo': { view: Promo },
    'heading-block/heading': { view: Heading },
    'live-block/live': { view: () => <p>0:0</p>, refresh: () => 5000 },
    'bad-block/bad': {
      view: () => {
        throw new Error('no headline');
      },
    },
    'empty-block/empty': { view: () => null },
  },
  {
    stories: {
      params: { uri: 'text' },
      fetch: ({ uri }: Record<string, unknown>) =>
        uri === '/news/gone'
          ? Promise.reject(Object.assign(new Error('none'), { statusCode: 404 }))
          : { title: ` of ${String(uri)}` },
    },
  },
);

/** Blocks that say what a preview does with them. */
export const previewPack: Pack = {
  ...base,
  chains: {
    'row-block/row': {
      default: (({ children }: { children: ReactNode[] }) => (
        <ul>
          {children.map((child, index) => (
            <li key={index}>{child}</li>
          ))}
        </ul>
      )) as never,
    },
  },
  manifest: {
    ...base.manifest,
    chains: { 'row-block/row': base.manifest.features['promo-block/promo']! },
  },
};
