import classNames from 'classnames';
import { cardAuthors } from '../../../../components/cards/cardAuthors';
import { Picture } from '../../../../components/ui/Picture';
import { Byline } from '../../../../components/ui/Byline';
import type { Story } from '../../../../content/schemas/ans';
import { isColumnist } from '../../../../utils/isColumnist';
import { splitTitle } from '../../../../utils/splitTitle';
import { ArticleDates } from './ArticleDates';
import { ArticleLabel } from './ArticleLabel';
import { affiliationOf } from './affiliationOf';

export interface ArticleHeaderProps {
  story: Story;
  showDeck: boolean;
  showAvatars: boolean;
}

/** px: two densities of an avatar (platform §9: 96x96). */
const AVATAR_WIDTHS = [192, 96] as const;
/** More faces than these would crowd the names out. */
const MAX_AVATARS = 3;
/** Longer ends of a headline would not fit a phone's line. */
const MAX_END = 18;

/** Label, headline, summary, writers and dates of a story. */
export function ArticleHeader({ story, showDeck, showAvatars }: ArticleHeaderProps) {
  const authors = cardAuthors(story);
  const columnist = isColumnist(story);
  const pictured = showAvatars ? authors.filter(({ image }) => image).slice(0, MAX_AVATARS) : [];
  const { start, end } = splitTitle(story.headlines.basic);
  return (
    <header className={classNames('article-header', columnist && 'article-header--columnist')}>
      <ArticleLabel story={story} isColumnist={columnist} />
      <h1 className="article-header__headline">
        {start} {end.length <= MAX_END ? <span className="article-header__end">{end}</span> : end}
      </h1>
      {showDeck && story.description && <p className="article-header__deck">{story.description}</p>}
      <div className="article-header__meta">
        {pictured.length > 0 && (
          <div className="article-header__avatars">
            {pictured.map(
              ({ name, image }) =>
                image && (
                  <Picture
                    key={name}
                    className="article-header__avatar"
                    image={image}
                    ratio="1x1"
                    widths={AVATAR_WIDTHS}
                    sizes="96px"
                    alt=""
                    priority
                  />
                ),
            )}
          </div>
        )}
        <div className="article-header__credit">
          <Byline
            authors={authors}
            affiliation={affiliationOf(story)}
            className="article-header__byline"
          />
          <ArticleDates story={story} />
        </div>
      </div>
    </header>
  );
}
