import type { Properties } from 'fusion:properties';
import environment from 'fusion:environment';
import { storyOf } from '../article/storyOf';
import { siteHead } from './head/siteHead';
import { storyText } from './plain-text/storyText';

interface TextOutputProps {
  globalContent: unknown;
  siteProperties: Properties;
}

/** A story in plain text; other pages have no such form. */
export default function TextOutput({ globalContent, siteProperties }: TextOutputProps) {
  const story = storyOf(globalContent);
  if (!story) return null;
  const site = siteHead(siteProperties, environment['SITE_ORIGIN']);
  return storyText(story, site, siteProperties.newsletters);
}

TextOutput.contentType = 'text/plain; charset=utf-8';
TextOutput.fallback = false;
