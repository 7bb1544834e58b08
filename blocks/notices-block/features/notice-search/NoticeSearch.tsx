import { ListingPage, type ListingPageTexts } from '../../../../components/listings/ListingPage';
import type { listingQuery } from '../../../../components/listings/listingQuery';
import { formatApDate } from '../../../../utils/dates/formatApDate';
import { formatApDateTime } from '../../../../utils/dates/formatApDateTime';
import { cutAtWord } from '../../../../utils/text/cutAtWord';
import { noticePath, yearsOf, type Notice, type Notices } from '../../notices/notice';

export interface NoticeSearchProps extends ListingPageTexts {
  query: ReturnType<typeof listingQuery<'town'>>;
  /** Null where they can't be had. */
  found: Notices | null;
  now: Date;
}

const BLURB = 180;

/** Death notices: a search by name and town, and what was found. */
export function NoticeSearch({ query, found, now, ...texts }: NoticeSearchProps) {
  const { town } = query.chosen;
  const towns = (found?.towns ?? []).map((name) => ({ value: name, label: name }));
  return (
    <ListingPage
      {...texts}
      search={{
        id: 'notices',
        action: '/obituaries/',
        label: 'Search death notices',
        words: 'Name or words',
        value: query.words,
        choices: [{ name: 'town', label: 'Town', all: 'All towns', value: town, options: towns }],
      }}
      nouns={['notice', 'notices']}
      advice="Try a family name alone"
      page={query.page}
      total={found?.total ?? null}
    >
      {found?.notices.map((notice) => (
        <Entry key={notice.id} notice={notice} now={now} />
      ))}
    </ListingPage>
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
        <span>{yearsOf(notice)}</span> {town && <span>{town}</span>}{' '}
        <span>Died {formatApDate(`${died}T17:00:00Z`, now)}</span>{' '}
        {service && <span>{`${service.kind} ${formatApDateTime(service.at, now)}`}</span>}
      </p>
      {text[0] && <p className="listings__blurb">{cutAtWord(text[0], BLURB)}</p>}
    </li>
  );
}
