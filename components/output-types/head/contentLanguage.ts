import { getContentLanguage } from '../../../utils/text/getContentLanguage';
import { contentKind } from './contentKind';
import type { HeadInput } from './types';

/** The language of what the page is about, as BCP 47: the story's own, else that of the section. */
export function contentLanguage({ globalContent }: Pick<HeadInput, 'globalContent'>): string {
  const content = contentKind(globalContent);
  if (content.kind === 'story') {
    const { language, taxonomy } = content.story;
    return language ?? getContentLanguage(taxonomy.primary_section?._id);
  }
  return content.kind === 'section' ? getContentLanguage(content.section._id) : 'en';
}
