import type { Properties } from 'fusion:properties';
import environment from 'fusion:environment';
import { storyOf } from '../article/storyOf';
import { absoluteUrl } from './head/absoluteUrl';
import { contentLanguage } from './head/contentLanguage';
import { siteHead } from './head/siteHead';
import { MailFrame } from './mail/MailFrame';
import { StoryMail } from './mail/StoryMail';

interface EmailOutputProps {
  globalContent: unknown;
  siteProperties: Properties;
}

/** A story as HTML mail; other pages have no such form. See README.md for how it is sent. */
export default function EmailOutput({ globalContent, siteProperties }: EmailOutputProps) {
  const story = storyOf(globalContent);
  if (!story) return null;
  const site = siteHead(siteProperties, environment['SITE_ORIGIN']);
  const { newsletters, mail } = siteProperties;
  const url = absoluteUrl(story.canonical_url, site.origin);
  const titles = newsletters.map(({ id, title }) => [id.toUpperCase(), title] as const);
  return (
    <MailFrame
      language={contentLanguage({ globalContent })}
      title={story.headlines.basic || story.headlines.web}
      preheader={story.description}
      url={url}
      site={site}
      mail={mail}
    >
      <StoryMail
        story={story}
        context={{ origin: site.origin, url, newsletters: Object.fromEntries(titles) }}
      />
    </MailFrame>
  );
}

EmailOutput.contentType = 'text/html';
EmailOutput.fallback = false;
