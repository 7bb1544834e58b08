import type { Properties } from 'fusion:properties';
import environment from 'fusion:environment';
import { getTextDirection } from '../../utils/text/getTextDirection';
import { storyOf } from '../article/storyOf';
import { absoluteUrl } from './head/canonicalUrl';
import { contentLanguage } from './head/contentLanguage';
import { siteHead } from './head/siteHead';
import { StoryMail } from './mail/StoryMail';
import { DARK_STYLES, styles } from './mail/styles';

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
  const language = contentLanguage({ globalContent });
  const titles = newsletters.map(({ id, title }) => [id.toUpperCase(), title] as const);
  return (
    <html lang={language} dir={getTextDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{story.headlines.basic || story.headlines.web}</title>
        <style dangerouslySetInnerHTML={{ __html: DARK_STYLES }} />
      </head>
      <body className="m-paper m-ink" style={styles.body}>
        <div style={styles.preheader}>{story.description}</div>
        <div style={{ ...styles.label, margin: 0, padding: '12px 20px 0', textAlign: 'center' }}>
          <a href={url} style={styles.link}>
            View in browser
          </a>
        </div>
        <StoryMail
          story={story}
          siteName={site.name}
          context={{ origin: site.origin, url, newsletters: Object.fromEntries(titles) }}
          postalAddress={mail.postalAddress}
          unsubscribeUrl={mail.unsubscribeUrl}
        />
      </body>
    </html>
  );
}

EmailOutput.contentType = 'text/html';
EmailOutput.fallback = false;
