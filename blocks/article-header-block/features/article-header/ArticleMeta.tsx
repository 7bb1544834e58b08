import { affiliationOf } from './affiliationOf';
import { ArticleDates } from './ArticleDates';
import { Portraits } from './Portraits';
import { readingMinutes } from './readingMinutes';
import type { CardAuthor } from '../../../../components/cards/cardAuthors';
import { SaveForm } from '../../../../components/reader/SaveForm';
import { ShareMenu } from '../../../../components/sharing/ShareMenu';
import { GiftMenu } from '../../../../components/sharing/gifts/GiftMenu';
import { Byline } from '../../../../components/ui/Byline';
import type { Story } from '../../../../content/schemas/ans';

interface ArticleMetaProps {
  story: Story;
  authors: readonly CardAuthor[];
  /** Empty where the faces are shown elsewhere or not at all. */
  pictured: readonly CardAuthor[];
  /** Whole address of the story. */
  url: string;
  /** Base of the share service, with a slash at its end. */
  shareBase: string;
}

/** Kinds that are heard, chosen or joined, and so have no honest reading time. */
const WITHOUT_READING_TIME = new Set(['podcast', 'cyoa', 'live', 'liveblog', 'live-event']);

/** Writers, dates, reading time, and what readers do with a story: save, gift, share. */
export function ArticleMeta({ story, authors, pictured, url, shareBase }: ArticleMetaProps) {
  const minutes = WITHOUT_READING_TIME.has(story.subtype) ? 0 : readingMinutes(story.wordCount);
  return (
    <div className="article-header__meta">
      <Portraits authors={pictured} size={44} />
      <div className="article-header__credit">
        <Byline
          authors={authors}
          affiliation={affiliationOf(story)}
          className="article-header__byline"
        />
        <ArticleDates story={story} />
      </div>
      <div className="article-header__tools">
        {minutes > 0 && <span className="article-header__minutes">{minutes} min read</span>}
        <SaveForm id={story._id} url={story.canonical_url} title={story.headlines.basic} />
        <GiftMenu url={url} title={story.headlines.basic} shareBase={shareBase} />
        <ShareMenu url={url} title={story.headlines.basic} look="button" />
      </div>
    </div>
  );
}
