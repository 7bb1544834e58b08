import { isLiveBlog } from '../story/isLiveBlog';
import { isOpinionStory } from '../story/isOpinionStory';
import { isSportsBettingStory } from '../story/isSportsBettingStory';
import { isWebView } from './isWebView';
import type { AdContext } from './showsAd';

/**
 * What the ad rules ask about a story's page (platform §5). Whether the reader reads without ads is
 * not known on the server: the page hides the slots by itself.
 *
 * @param outputType `app` is the web view of the apps
 */
export function getAdContext(
  story: {
    subtype: string;
    taxonomy: { primary_section: { _id: string } | null };
    liveCards?: readonly unknown[];
  } | null,
  outputType: string,
): AdContext {
  const webView = { isWebView: isWebView(outputType) };
  if (!story) return webView;
  return {
    ...webView,
    isOpinion: isOpinionStory(story),
    isSportsBetting: isSportsBettingStory(story),
    isLiveBlog: isLiveBlog(story),
    liveBlogCards: story.liveCards?.length ?? 0,
  };
}
