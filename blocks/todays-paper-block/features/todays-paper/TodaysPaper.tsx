import { eEditionFile, SUBSCRIBE_PATHS } from '../../../../components/reader/subscribePaths';
import { Button } from '../../../../components/ui/Button';
import { formatDay } from '../../../../utils/dates/formatDay';
import type { Paper, PaperPage } from '../../paper';
import { FrontPage } from './FrontPage';
import { PaperDays } from './PaperDays';
import { PaperSection } from './PaperSection';

export interface TodaysPaperProps {
  paper: Paper;
  /** Of the newest paper's page. */
  title: string;
  /** Of its sections, by letter. */
  names: ReadonlyMap<string, string>;
  /** Where the newest paper is: `/todays-paper/`. */
  path: string;
  /** The publisher has an e-edition elsewhere, besides the one that is made of the stories. */
  isElsewhere: boolean;
}

/** The paper of a day: its front page, then its sections page by page, each story under its print headline. */
export function TodaysPaper({ paper, title, names, path, isElsewhere }: TodaysPaperProps) {
  const { day, days, pages } = paper;
  const [first, ...inside] = pages;
  const date = formatDay(day);
  const sections = sectionsOf(inside);
  return (
    <div className="front paper">
      <header className="front__head">
        <h1 className="front__title">{day === days[0] || !day ? title : 'The paper of the day'}</h1>
        <p className="front__description">
          {day
            ? `${date}: ${countOf(pages)} as they stand in the printed paper.`
            : 'There is no printed paper here yet.'}
        </p>
        {day !== '' && (
          <>
            <EditionNote day={day} isElsewhere={isElsewhere} />
            <PaperDays day={day} days={days} path={path} />
          </>
        )}
      </header>
      {first && (
        <FrontPage stories={first.stories} date={date} page={`${first.section}${first.number}`} />
      )}
      {sections.length > 1 && (
        <nav className="paper__index" aria-label="Sections of the paper">
          <ul>
            {sections.map(({ letter }) => (
              <li key={letter}>
                <a href={`#section-${letter}`}>
                  <strong>{letter}</strong> {names.get(letter) ?? `Section ${letter}`}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(({ letter, pages: ofSection }) => (
        <PaperSection
          key={letter}
          letter={letter}
          name={names.get(letter) ?? `Section ${letter}`}
          pages={ofSection}
        />
      ))}
    </div>
  );
}

/**
 * Who has the e-edition is decided on the server (0039): its one way leads past the check, which takes others to what
 * Premium holds. The list of the day is for all, and each story says itself who may read it.
 */
function EditionNote({ day, isElsewhere }: { day: string; isElsewhere: boolean }) {
  return (
    <div className="paper__edition">
      <Button href={isElsewhere ? SUBSCRIBE_PATHS.eEdition : eEditionFile(day)}>
        {isElsewhere ? 'Open the e-edition' : 'Open the e-edition (PDF)'}
      </Button>
      <p className="paper__premium">
        {isElsewhere
          ? 'Each page as it was printed.'
          : 'All pages of the paper, to read, keep or print.'}{' '}
        It comes with <a href="/upgrade/">Premium</a>.
      </p>
    </div>
  );
}

function countOf(pages: readonly PaperPage[]): string {
  const count = pages.reduce((sum, { stories }) => sum + stories.length, 0);
  return count === 1 ? '1 story' : `${count} stories`;
}

function sectionsOf(pages: readonly PaperPage[]): { letter: string; pages: PaperPage[] }[] {
  const letters = [...new Set(pages.map(({ section }) => section))];
  return letters.map((letter) => ({
    letter,
    pages: pages.filter(({ section }) => section === letter),
  }));
}
