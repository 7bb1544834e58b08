import type { CSSProperties } from 'react';
import { StoryLink } from '../../../../components/article/StoryLink';
import { FrontHead, type FrontHeadProps } from '../../../../components/fronts/FrontHead';
import { Picture } from '../../../../components/ui/Picture';
import { Timestamp } from '../../../../components/ui/Timestamp';
import type { StoryCard } from '../../../../content/schemas/ans';
import type { Columnist } from '../../groupByColumnist';

export interface ColumnistsFrontProps extends FrontHeadProps {
  columnists: readonly Columnist[];
}

/** px; faces are small. */
const FACES = [480, 320, 160] as const;

/** Each columnist: face, name, the newest column, and those before it. */
export function ColumnistsFront({ columnists, ...head }: ColumnistsFrontProps) {
  return (
    <div className="front columnists">
      <FrontHead {...head} />
      {columnists.length > 0 ? (
        <div
          className="columnists__list"
          style={{ '--columnists-count': columnists.length } as CSSProperties}
        >
          {columnists.map((each) => (
            <ColumnistEntry key={each.author._id} {...each} />
          ))}
        </div>
      ) : (
        <p className="front__empty">There are no columns here yet.</p>
      )}
    </div>
  );
}

function ColumnistEntry({ author, latest, earlier }: Columnist) {
  const { _id, url, byline, role, bio, image } = author;
  return (
    <article className="columnist" aria-labelledby={`columnist-${_id}`}>
      <header className="columnist__head">
        {image && (
          <Picture
            image={image}
            ratio="1x1"
            widths={FACES}
            sizes="96px"
            alt=""
            className="columnist__face"
          />
        )}
        <div>
          <h2 className="columnist__name" id={`columnist-${_id}`}>
            <a href={url ?? undefined}>{byline}</a>
          </h2>
          {role !== '' && <p className="columnist__role">{role}</p>}
        </div>
      </header>
      <div className="columnist__latest">
        <h3 className="columnist__headline">
          <StoryLink story={withoutName(latest, byline)} linkType="headline" />
        </h3>
        {latest.description !== '' && <p className="columnist__summary">{latest.description}</p>}
        <Timestamp date={latest.display_date} />
      </div>
      {earlier.length > 0 ? (
        <ul className="columnist__earlier" aria-label={`Earlier columns by ${byline}`}>
          {earlier.map((column) => (
            <li key={column.canonical_url}>
              <StoryLink story={withoutName(column, byline)} linkType="headline" />{' '}
              <Timestamp date={column.display_date} />
            </li>
          ))}
        </ul>
      ) : (
        bio !== '' && <p className="columnist__bio">{bio}</p>
      )}
    </article>
  );
}

/** Headlines that end in the columnist's name (`… | Ruth Abramson`) need not say it below the name again. */
function withoutName(story: StoryCard, name: string): StoryCard {
  const cut = (headline: string) =>
    headline.endsWith(`| ${name}`) ? headline.slice(0, -name.length - 2).trim() : headline;
  const { headlines } = story;
  return {
    ...story,
    headlines: { ...headlines, basic: cut(headlines.basic), web: cut(headlines.web) },
  };
}
