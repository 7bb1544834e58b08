import { useEffect, useMemo, useRef, useState } from 'react';
import { createLatest } from '../../../ui/createLatest';
import type { StoryEntry } from '../../server/collections/stories';
import { messageOf } from '../call';
import type { Api } from '../api';
import { StoryLine } from './StoryLine';

interface Props {
  api: Pick<Api, 'searchStories'>;
  zone: string;
  /** Ids of what is in the collection already. */
  chosen: ReadonlySet<string>;
  isFull: boolean;
  onAdd: (story: StoryEntry) => void;
}

/** Published stories to add: the newest, or those that words and a section find. */
export function StorySearch({ api, zone, chosen, isFull, onAdd }: Props) {
  const [query, setQuery] = useState({ q: '', section: '' });
  const [found, setFound] = useState<readonly StoryEntry[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sections, setSections] = useState<ReadonlyMap<string, string>>(new Map());
  const search = useRef<HTMLInputElement>(null);
  const latest = useMemo(
    () => createLatest((asked: typeof query, signal) => api.searchStories(asked, signal)),
    [api],
  );
  useEffect(() => {
    void latest.ask(query, (outcome) => {
      setProblem('error' in outcome ? messageOf(outcome.error) : null);
      if (!('answer' in outcome)) return;
      setFound(outcome.answer);
      setSections((before) => new Map([...before, ...sectionsOf(outcome.answer)]));
    });
    return () => latest.stop();
  }, [latest, query]);

  const next = found?.find(({ id }) => !chosen.has(id));
  return (
    <>
      <form
        className="story-search"
        role="search"
        aria-label="Stories"
        onSubmit={(event) => {
          event.preventDefault();
          if (next && query.q !== '' && !isFull) onAdd(next);
        }}
      >
        <input
          className="input"
          type="search"
          ref={search}
          aria-label="Search stories"
          placeholder="Search stories"
          value={query.q}
          onChange={({ target }) => setQuery({ ...query, q: target.value })}
        />
        <select
          className="input"
          aria-label="Section"
          value={query.section}
          onChange={({ target }) => setQuery({ ...query, section: target.value })}
        >
          <option value="">All sections</option>
          {[...sections]
            .sort(([, a], [, b]) => a.localeCompare(b))
            .map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </form>
      <p className="dim story-search__count" role="status">
        {found &&
          (query.q === '' ? 'The newest' : `${found.length} found. Enter adds the first one.`)}
      </p>
      {problem !== null && (
        <p className="note note--bad" role="alert">
          {problem}
        </p>
      )}
      {isFull && <p className="note">This collection takes no more stories.</p>}
      {found?.length === 0 && <p className="home__none">No story fits. Try other words.</p>}
      <ul className="story-search__found" aria-label="Stories found">
        {found?.map((story) => (
          <li key={story.id} className="order__line">
            <StoryLine story={story} id={story.id} headline={null} zone={zone} />
            <button
              type="button"
              className="button"
              aria-label={`${chosen.has(story.id) ? 'Added' : 'Add'} ${story.headline}`}
              disabled={chosen.has(story.id) || isFull}
              onClick={() => {
                onAdd(story);
                // Its button can't keep the focus: it is done.
                search.current?.focus();
              }}
            >
              {chosen.has(story.id) ? 'Added' : 'Add'}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const sectionsOf = (stories: readonly StoryEntry[]): [string, string][] =>
  stories.flatMap(({ section, sectionId }) => (section && sectionId ? [[sectionId, section]] : []));
