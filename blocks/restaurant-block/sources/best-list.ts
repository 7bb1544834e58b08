import { defineSource, param } from '@broadsheet/define';
import { siteOf } from '../../../content/params';
import { placeListPath, readPlaceList } from '../places/placeListOf';

/** A best-of list by its name in addresses, `the-76`, as a `PlaceList`. Throws 404 where there is none. */
const source = defineSource({
  label: 'Best-of list of restaurants',
  schemaName: 'place-list',
  params: { list: param.text({ label: 'List, as in its address', required: true }) },
  ttl: 60,
  resolve: (query) => placeListPath(query.list, siteOf(query)),
  transform: (data, query) => readPlaceList(data, query.list, siteOf(query)),
});

declare module 'fusion:content' {
  interface Sources {
    'best-list': typeof source;
  }
}

export default source;
