import type { EditableProps } from 'fusion:content';
import { Pagination } from '../../../../components/fronts/Pagination';
import { pageCount } from '../../../../components/fronts/pageCount';
import { ListingSearch } from '../../../../components/listings/ListingSearch';
import { countText, type listingQuery } from '../../../../components/listings/listingQuery';
import { formatApDate } from '../../../../utils/dates/formatApDate';
import { JOB_TYPES, jobPath, type Job, type Jobs } from '../../jobs/job';

export interface JobSearchProps {
  title: string;
  titleProps?: EditableProps | undefined;
  description: string;
  descriptionProps?: EditableProps | undefined;
  query: ReturnType<typeof listingQuery<'place' | 'type'>>;
  /** Null where they can't be had. */
  found: Jobs | null;
  size: number;
  requestUri: string;
  now: Date;
}

const TYPES = Object.entries(JOB_TYPES).map(([value, label]) => ({ value, label }));

/** Open positions: a search by word, place and type, and what was found. Works without script. */
export function JobSearch(props: JobSearchProps) {
  const { title, titleProps, description, descriptionProps, query, found, size, requestUri, now } =
    props;
  const places = (found?.places ?? []).map((place) => ({ value: place, label: place }));
  const { place, type } = query.chosen;
  return (
    <div className="listings">
      <header className="front__head">
        <h1 className="front__title" {...titleProps}>
          {title}
        </h1>
        {description && (
          <p className="front__description" {...descriptionProps}>
            {description}
          </p>
        )}
      </header>
      <ListingSearch
        id="jobs"
        action="/jobs/"
        label="Search jobs"
        words="Job, skill or employer"
        value={query.words}
        choices={[
          { name: 'place', label: 'Place', all: 'All places', value: place, options: places },
          { name: 'type', label: 'Type', all: 'All types', value: type, options: TYPES },
        ]}
      />
      {found ? (
        <section aria-labelledby="jobs-found">
          <h2 className="listings__count" id="jobs-found">
            {countText(found.total, ['job', 'jobs'])}
          </h2>
          {found.total === 0 && (
            <p className="front__empty">
              Try fewer words, or <a href="/jobs/">see all jobs</a>.
            </p>
          )}
          <ul className="listings__list">
            {found.jobs.map((job) => (
              <Entry key={job.id} job={job} now={now} />
            ))}
          </ul>
        </section>
      ) : (
        <p className="front__empty">
          The jobs are not available right now. Please try again in a minute.
        </p>
      )}
      <Pagination
        page={query.page}
        pageCount={pageCount(found?.total ?? 0, size)}
        requestUri={requestUri}
        label="jobs"
      />
    </div>
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
        <span>{JOB_TYPES[type]}</span>
        {pay && <span>{pay}</span>}
        <span>Posted {formatApDate(`${posted}T17:00:00Z`, now)}</span>
      </p>
    </li>
  );
}
