import type { StoryEntry } from '../../contract/collections';
import { useRef, useState } from 'react';
import type { Api } from '../shared/api';
import { Problem } from '../shared/Problem';
import { useAnswer } from '../shared/queries';
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
  const { data, problem } = useAnswer(api, 'searchStories', query);
  const found = data?.stories;
  const sections = useSections(found);
  const search = useRef<HTMLInputElement>(null);
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
      <Problem problem={problem} />
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

/** Names of the sections of all stories that were found so far, by id. */
function useSections(found: readonly StoryEntry[] | undefined): ReadonlyMap<string, string> {
  const [sections, setSections] = useState<ReadonlyMap<string, string>>(new Map());
  const [last, setLast] = useState<readonly StoryEntry[]>([]);
  if (found && found !== last) {
    setLast(found);
    setSections(new Map([...sections, ...sectionsOf(found)]));
  }
  return sections;
}

const sectionsOf = (stories: readonly StoryEntry[]): [string, string][] =>
  stories.flatMap(({ section, sectionId }) => (section && sectionId ? [[sectionId, section]] : []));
