import { lazy, type ComponentType } from 'react';
import type { ScreenName } from '../contract/screens';
import { PageScreen } from './page/PageScreen';
import type { ScreenProps } from './shared/ScreenProps';
import { Styles } from './shared/Styles';

/** What stands at each address: the page editor at once, the others when they are asked for. */
export const VIEWS: Record<ScreenName, ComponentType<ScreenProps>> = {
  pages: later(async () => (await import('./home/HomeScreen')).HomeScreen, 'home'),
  page: PageScreen,
  collections: later(
    async () => (await import('./collections/CollectionList')).CollectionList,
    'collections',
  ),
  collection: later(
    async () => (await import('./collections/CollectionScreen')).CollectionScreen,
    'collections',
  ),
  listings: later(async () => (await import('./listings/ListingList')).ListingList, 'listings'),
  listing: later(async () => (await import('./listings/ListingScreen')).ListingScreen, 'listings'),
  newsletters: later(
    async () => (await import('./newsletters/NewslettersScreen')).NewslettersScreen,
    'newsletters',
  ),
  find: later(async () => (await import('./find/FindScreen')).FindScreen, 'find'),
  addresses: later(
    async () => (await import('./routing/AddressesScreen')).AddressesScreen,
    'routing',
  ),
  log: later(async () => (await import('./log/LogScreen')).LogScreen, 'log'),
  people: later(async () => (await import('./people/PeopleScreen')).PeopleScreen, 'people'),
};

/** A screen whose code and styles (`<folder>.css`) come when it is asked for. */
function later(
  load: () => Promise<ComponentType<ScreenProps>>,
  folder: string,
): ComponentType<ScreenProps> {
  const Screen = lazy(async () => ({ default: await load() }));
  return function Later(props) {
    return (
      <>
        <Styles folder={folder} />
        <Screen {...props} />
      </>
    );
  };
}
