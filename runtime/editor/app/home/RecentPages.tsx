import { useMemo } from 'react';
import { pathOf } from '../shared/paths';
import { readRecent } from '../shared/recent';

/** The pages that were opened last, in this browser. */
export function RecentPages({ website }: { website: string }) {
  const recent = useMemo(() => readRecent(localStorage, website), [website]);
  if (recent.length === 0) return null;
  return (
    <nav className="home__recent" aria-label="Recently opened">
      <span className="dim">Recent</span>
      {recent.map(({ id, name }) => (
        <a key={id} className="button" href={pathOf(id)}>
          {name}
        </a>
      ))}
    </nav>
  );
}
