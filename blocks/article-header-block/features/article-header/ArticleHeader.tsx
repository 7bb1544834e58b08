import classNames from 'classnames';
import { hasCover } from '../../../../components/article/hasCover';
import { treatmentOf } from '../../../../components/article/subtypes';
import { cardAuthors } from '../../../../components/cards/cardAuthors';
import type { Story } from '../../../../content/schemas/ans';
import { getTextDirection } from '../../../../utils/text/getTextDirection';
import { splitTitle } from './splitTitle';
import { ArticleLabel } from './ArticleLabel';
import { ArticleMeta } from './ArticleMeta';
import { Columnist } from './Columnist';
import { correctionNotice } from './correctionNotice';
import { headlineOf } from './headlineOf';

export interface ArticleHeaderProps {
  story: Story;
  showDeck: boolean;
  showAvatars: boolean;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Base of the share service, with a slash at its end. */
  shareBase: string;
}

/** Longer ends of a headline would not fit a phone's line. */
const MAX_END = 18;

/** Label, headline, summary, writers, dates and share menu of a story, as its kind wants them. */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { story, showDeck, showAvatars, origin, shareBase } = props;
  const authors = cardAuthors(story);
  const { opening, tone } = treatmentOf(story);
  const isColumn = opening === 'portrait';
  const { start, end } = splitTitle(headlineOf(story, authors));
  const notice = correctionNotice(story.corrections);
  return (
    <header
      className={classNames(
        `article-header article-header--${opening} article-header--${tone}`,
        hasCover(story) && 'article-header--on-cover',
      )}
    >
      <div
        className="article-header__opening"
        lang={story.language}
        dir={getTextDirection(story.language)}
      >
        {isColumn && <Columnist authors={authors} showAvatars={showAvatars} />}
        <ArticleLabel story={story} tone={tone} />
        <h1 className="article-header__headline">
          {start} {end.length <= MAX_END ? <span className="article-header__end">{end}</span> : end}
        </h1>
        {showDeck && story.description && (
          <p className="article-header__deck">{story.description}</p>
        )}
      </div>
      <div className="article-header__details">
        {notice && (
          <p className="article-header__notice">
            {notice} <a href="#corrections">See what changed</a>
          </p>
        )}
        <ArticleMeta
          story={story}
          authors={isColumn ? [] : authors}
          pictured={showAvatars && !isColumn ? authors : []}
          url={origin + story.canonical_url}
          shareBase={shareBase}
        />
      </div>
    </header>
  );
}
