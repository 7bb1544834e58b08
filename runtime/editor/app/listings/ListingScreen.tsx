import { useEffect } from 'react';
import { OpeningScreen } from '../shared/OpeningScreen';
import { LISTINGS } from '../shared/paths';
import type { ScreenProps } from '../shared/ScreenProps';
import { ListingEditor } from './ListingEditor';
import { useListing } from './useListing';

/** One listing: opened, then written. */
export function ListingScreen({ session, api, id }: ScreenProps) {
  const listing = useListing(api, id);
  const { editing, problem, load } = listing;
  const name = editing ? nameOf(editing.now.values) : '';
  useEffect(() => {
    document.title = `${name || 'Listing'} | ${session.siteName}`;
  }, [name, session.siteName]);
  if (!editing)
    return (
      <OpeningScreen
        what="listing"
        list={{ label: 'Listings', path: LISTINGS }}
        problem={problem}
        onRetry={() => void load()}
      />
    );
  return (
    <ListingEditor session={session} api={api} name={name} editing={editing} opened={listing} />
  );
}

const nameOf = ({ name }: Record<string, unknown>): string =>
  typeof name === 'string' ? name.trim() : '';
