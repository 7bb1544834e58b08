import { getContentLanguage } from '../../../utils/text/getContentLanguage';
import { contentKind } from './contentKind';
import type { HeadInput } from './types';

/** The language of what the page is about. */
export function contentLanguage({ globalContent }: Pick<HeadInput, 'globalContent'>): 'en' | 'es' {
  const content = contentKind(globalContent);
  if (content.kind === 'story')
    return getContentLanguage(content.story.taxonomy.primary_section?._id);
  return content.kind === 'section' ? getContentLanguage(content.section._id) : 'en';
}
