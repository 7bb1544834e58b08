import { useState } from 'react';
import { listingPath } from '../shared/paths';
import { NameDialog } from '../shared/NameDialog';
import { Problem } from '../shared/Problem';
import { useAnswer } from '../shared/queries';
import { ScreenFrame } from '../shared/ScreenFrame';
import type { ScreenProps } from '../shared/ScreenProps';
import { ListingTable } from './ListingTable';

/** Listings that a screen shows at once. */
const PAGE = 50;

/** All listings of a kind: found by name, opened, made. */
export function ListingList({ session, api, onGo }: ScreenProps) {
  const [asked, setAsked] = useState({ q: '', offset: 0 });
  const [chosen, setChosen] = useState('');
  const [isCreating, setCreating] = useState(false);
  const kinds = useAnswer(api, 'listListingKinds', {});
  const all = kinds.data?.kinds ?? [];
  const kind = all.find(({ name }) => name === chosen) ?? all[0];
  const {
    data: found,
    problem,
    reload,
  } = useAnswer(api, 'listListings', kind ? { kind: kind.name, limit: PAGE, ...asked } : null);
  const last = found ? asked.offset + found.listings.length : 0;
  return (
    <ScreenFrame
      session={session}
      screen="listings"
      title={kind?.label ?? 'Listings'}
      over={
        isCreating &&
        kind && (
          <NameDialog
            title={`New ${kind.one}`}
            note="Readers don’t see it until you say so."
            create={(made) => api.createListing({ kind: kind.name, ...made })}
            onClose={() => setCreating(false)}
            onCreated={(id) => onGo(listingPath(id))}
          />
        )
      }
    >
      <div className="home__head">
        <h2>{kind?.label ?? 'Listings'}</h2>
        {kind && session.rights.includes('edit') && (
          <button type="button" className="button button--main" onClick={() => setCreating(true)}>
            New {kind.one}
          </button>
        )}
      </div>
      <div className="filters" role="search" aria-label="Listings">
        {all.length > 1 && (
          <select
            className="input"
            aria-label="Kind"
            value={kind?.name}
            onChange={({ target }) => {
              setChosen(target.value);
              setAsked({ ...asked, offset: 0 });
            }}
          >
            {all.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        )}
        <input
          className="input filters__search"
          type="search"
          aria-label="Search by name"
          placeholder="Search by name"
          value={asked.q}
          onChange={({ target }) => setAsked({ q: target.value, offset: 0 })}
        />
      </div>
      <p className="home__count dim" role="status">
        {found ? countOf(found.total) : 'Loading'}
      </p>
      <Problem problem={kinds.problem ?? problem} onRetry={kinds.problem ? kinds.reload : reload} />
      {found?.listings.length === 0 && (
        <p className="home__none">Nothing fits. Try another search.</p>
      )}
      {found && found.listings.length > 0 && (
        <ListingTable rows={found.listings} now={Date.now()} onGo={onGo} />
      )}
      {found && (asked.offset > 0 || last < found.total) && (
        <nav className="listing__pages" aria-label="Further listings">
          <button
            type="button"
            className="button"
            disabled={asked.offset === 0}
            onClick={() => setAsked({ ...asked, offset: Math.max(0, asked.offset - PAGE) })}
          >
            Previous
          </button>
          <button
            type="button"
            className="button"
            disabled={last >= found.total}
            onClick={() => setAsked({ ...asked, offset: asked.offset + PAGE })}
          >
            Next
          </button>
        </nav>
      )}
    </ScreenFrame>
  );
}

const countOf = (total: number) => (total === 1 ? '1 listing' : `${total} listings`);
