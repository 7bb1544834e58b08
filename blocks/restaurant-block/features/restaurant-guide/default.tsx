import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { guideQuery } from './guideQuery';
import { RestaurantGuide } from './RestaurantGuide';

/** The restaurant guide: a list and a map of its places, filtered by the address. */
export default defineFeature({
  label: 'Restaurant – Guide',
  hydrate: 'idle',
  fields: {
    title: field.text({ label: 'Title', default: 'The restaurant guide', group: 'Text' }),
    description: field.text({ label: 'Description', default: '', group: 'Text' }),
    lists: field.list({
      label: 'Best-of lists, as in their addresses',
      description: 'the-76',
      default: [],
      group: 'Lists',
    }),
  },
  view: function RestaurantGuideFeature({ fields }) {
    const { requestUri, arcSite } = useAppContext();
    const wish = guideQuery(requestUri);
    const selection = useContent({ source: 'restaurant-guide', query: { ...wish } });
    const lists = useContent(
      fields.lists.length > 0
        ? { source: 'best-lists', query: { lists: fields.lists.join(',') } }
        : null,
    );
    return (
      <RestaurantGuide
        title={fields.title}
        description={fields.description}
        path={requestUri.split(/[?#]/, 1)[0] ?? ''}
        lists={lists ?? []}
        wish={wish}
        selection={selection}
        map={getProperties(arcSite).guideMap}
      />
    );
  },
});
