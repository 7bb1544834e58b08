import type { EditableProps } from 'fusion:content';
import { Pagination } from '../../../../components/fronts/Pagination';
import { pageCount } from '../../../../components/fronts/pageCount';
import { ListingSearch } from '../../../../components/listings/ListingSearch';
import { countText, type listingQuery } from '../../../../components/listings/listingQuery';
import { formatApDate } from '../../../../utils/dates/formatApDate';
import { formatApDateTime } from '../../../../utils/dates/formatApDateTime';
import { cutAtWord } from '../../../../utils/text/cutAtWord';
import { noticePath, yearsOf, type Notice, type Notices } from '../../notices/notice';

export interface NoticeSearchProps {
  title: string;
  titleProps?: EditableProps | undefined;
  description: string;
  descriptionProps?: EditableProps | undefined;
  query: ReturnType<typeof listingQuery<'town'>>;
  /** Null where they can't be had. */
  found: Notices | null;
  size: number;
  requestUri: string;
  now: Date;
}

const BLURB = 180;

/** Death notices: a search by name and town, and what was found. Works without script. */
export function NoticeSearch(props: NoticeSearchProps) {
  const { title, titleProps, description, descriptionProps, query, found, size, requestUri, now } =
    props;
  const towns = (found?.towns ?? []).map((town) => ({ value: town, label: town }));
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
        id="notices"
        action="/obituaries/"
        label="Search death notices"
        words="Name or words"
        value={query.words}
        choices={[
          {
            name: 'town',
            label: 'Town',
            all: 'All towns',
            value: query.chosen.town,
            options: towns,
          },
        ]}
      />
      {found ? (
        <section aria-labelledby="notices-found">
          <h2 className="listings__count" id="notices-found">
            {countText(found.total, ['notice', 'notices'])}
          </h2>
          {found.total === 0 && (
            <p className="front__empty">
              Try a family name alone, or <a href="/obituaries/">see all notices</a>.
            </p>
          )}
          <ul className="listings__list">
            {found.notices.map((notice) => (
              <Entry key={notice.id} notice={notice} now={now} />
            ))}
          </ul>
        </section>
      ) : (
        <p className="front__empty">
          The notices are not available right now. Please try again in a minute.
        </p>
      )}
      <Pagination
        page={query.page}
        pageCount={pageCount(found?.total ?? 0, size)}
        requestUri={requestUri}
        label="notices"
      />
    </div>
  );
}

function Entry({ notice, now }: { notice: Notice; now: Date }) {
  const { id, name, town, service, text, died } = notice;
  return (
    <li className="listings__entry">
      <h3 className="listings__name">
        <a href={noticePath(id)}>{name}</a>
      </h3>
      <p className="listings__facts">
        <span>{yearsOf(notice)}</span>
        {town && <span>{town}</span>}
        <span>Died {formatApDate(`${died}T17:00:00Z`, now)}</span>
        {service && <span>{`${service.kind} ${formatApDateTime(service.at, now)}`}</span>}
      </p>
      {text[0] && <p className="listings__blurb">{cutAtWord(text[0], BLURB)}</p>}
    </li>
  );
}
