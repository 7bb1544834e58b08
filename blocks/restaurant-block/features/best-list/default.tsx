import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { isPlaceList } from '../../../../content/schemas/placeList';
import { texts } from '../../../../properties/texts';
import { BestList } from './BestList';

/** A best-of list: the page's own, or one that an editor names. Nothing where there is none. */
export default defineFeature({
  label: 'Restaurant – Best-of list',
  hydrate: 'idle',
  fields: {
    list: field.text({
      label: 'List, where the page has none of its own',
      description: 'The collection best-… without its beginning: the-76',
      default: '',
      group: 'List',
    }),
    credibilityTitle: field.text({
      label: 'Title of the box on how places are chosen',
      default: texts.bestListsTitle,
      group: 'Box',
    }),
    credibilityDescription: field.text({
      label: 'Its text',
      default: texts.bestListsText,
      group: 'Box',
    }),
  },
  view: function BestListFeature({ fields }) {
    const { globalContent, arcSite } = useAppContext();
    const named = useContent(
      fields.list ? { source: 'best-list', query: { list: fields.list } } : null,
    );
    const own = isPlaceList(globalContent) ? globalContent : null;
    const list = fields.list ? named : own;
    if (!list || list.places.length === 0) return null;
    return (
      <BestList
        list={list}
        credibility={{ title: fields.credibilityTitle, text: fields.credibilityDescription }}
        map={getProperties(arcSite).guideMap}
      />
    );
  },
});
