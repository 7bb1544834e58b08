import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { storyOf } from '../../../../components/article/storyOf';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import { getArticleKind } from '../../../../utils/story/getArticleKind';
import { MoreMedia } from './MoreMedia';
import { pickMore } from './pickMore';

const COUNT = 4;
/** Asked for, so that the page's own section may come first. */
const POOL = 16;

/** More videos below a video, more galleries below a gallery; nothing below a story. */
export default defineFeature({
  label: 'Article – More videos or photos',
  view: function MoreMediaFeature() {
    const story = storyOf(useFusionContext().globalContent);
    const kind = story ? getArticleKind(story) : 'story';
    const feed = useContent(
      kind === 'story'
        ? null
        : { source: 'content-feed', query: { contentTypes: kind, limit: POOL } },
    );
    const others = story ? pickMore(story, feed?.stories ?? [], POOL) : [];
    const stories = useStoriesOnce(others, COUNT);
    if (!story || kind === 'story') return null;
    return (
      <MoreMedia
        stories={stories}
        title={kind === 'video' ? 'More videos' : 'More photos'}
        moreUrl={kind === 'video' ? '/video/' : '/photo/'}
      />
    );
  },
});
