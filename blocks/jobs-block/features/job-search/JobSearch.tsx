import { ListingPage, type ListingPageTexts } from '../../../../components/listings/ListingPage';
import type { listingQuery } from '../../../../components/listings/listingQuery';
import { formatApDate } from '../../../../utils/dates/formatApDate';
import { JOB_TYPES, jobPath, type Job, type Jobs } from '../../../../content/schemas/job';

export interface JobSearchProps extends ListingPageTexts {
  query: ReturnType<typeof listingQuery<'place' | 'type'>>;
  /** Null where they can't be had. */
  found: Jobs | null;
  now: Date;
}

const TYPES = Object.entries(JOB_TYPES).map(([value, label]) => ({ value, label }));

/** Open positions: a search by word, place and type, and what was found. */
export function JobSearch({ query, found, now, ...texts }: JobSearchProps) {
  const { place, type } = query.chosen;
  const places = (found?.places ?? []).map((name) => ({ value: name, label: name }));
  return (
    <ListingPage
      {...texts}
      search={{
        id: 'jobs',
        action: '/jobs/',
        label: 'Search jobs',
        words: 'Job, skill or employer',
        value: query.words,
        choices: [
          { name: 'place', label: 'Place', all: 'All places', value: place, options: places },
          { name: 'type', label: 'Type', all: 'All types', value: type, options: TYPES },
        ],
      }}
      nouns={['job', 'jobs']}
      advice="Try fewer words"
      page={query.page}
      total={found?.total ?? null}
    >
      {found?.jobs.map((job) => (
        <Entry key={job.id} job={job} now={now} />
      ))}
    </ListingPage>
  );
}

function Entry({ job, now }: { job: Job; now: Date }) {
  const { id, title, employer, place, type, pay, posted } = job;
  return (
    <li className="listings__entry">
      <h3 className="listings__name">
        <a href={jobPath(id)}>{title}</a>
      </h3>
      <p className="listings__blurb">{[employer, place].filter(Boolean).join(', ')}</p>
      <p className="listings__facts">
        <span>{JOB_TYPES[type]}</span> {pay && <span>{pay}</span>}{' '}
        <span>Posted {formatApDate(`${posted}T17:00:00Z`, now)}</span>
      </p>
    </li>
  );
}
