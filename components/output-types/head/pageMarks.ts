import { storyOf } from '../../article/storyOf';
import { getAdPageType } from '../../../utils/ads/getAdPageType';
import { getPageKind } from '../../../utils/ads/getPageKind';
import type { OutputTypeProps } from './PageHead';
import { shownEnvironment } from './shownEnvironment';

/**
 * What `<html>` says of the page, for every script: its kind, the page type that keys its ad slots
 * (platform §2), where it runs, and the reader's state, which is not known yet.
 */
export function pageMarks({
  globalContent,
  requestUri,
  metaValue,
  outputType,
}: Pick<OutputTypeProps, 'globalContent' | 'requestUri' | 'metaValue'> & { outputType: string }) {
  const story = storyOf(globalContent);
  const ofStory = story?.type === 'gallery' ? story.type : story?.subtype;
  const page = { path: requestUri, pageType: ofStory || (metaValue('page-type') ?? null) };
  return {
    'data-reader-state': '',
    'data-environment': shownEnvironment(),
    'data-page-kind': getPageKind({ ...page, outputType }),
    'data-ad-page-type': getAdPageType({ kind: getPageKind(page), path: requestUri }),
  };
}
