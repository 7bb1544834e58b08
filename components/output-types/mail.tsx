import type { ReactNode } from 'react';
import { storyOf } from '../article/storyOf';
import { canonicalUrl } from './head/canonicalUrl';
import { contentLanguage } from './head/contentLanguage';
import { pageDescription } from './head/pageDescription';
import { headInput, type OutputTypeProps } from './head/PageHead';
import { pageName } from './head/pageTitle';
import { MailFrame } from './mail/MailFrame';
import { styles } from './mail/styles';

type MailOutputProps = Pick<
  OutputTypeProps,
  'globalContent' | 'requestUri' | 'siteProperties' | 'metaValue'
> & { children: ReactNode };

/**
 * A page of blocks as HTML mail: an edition of a newsletter. Blocks show their `mail` view; those without
 * one are left out. A story has a form of its own (`email`). See README.md for how it is sent.
 */
export default function MailOutput(props: MailOutputProps) {
  if (storyOf(props.globalContent)) return null;
  const input = headInput(props);
  const name = pageName(input);
  return (
    <MailFrame
      language={contentLanguage(input)}
      title={name || input.site.name}
      preheader={pageDescription(input)}
      url={canonicalUrl(input)}
      site={input.site}
      mail={props.siteProperties.mail}
    >
      {name && <h1 style={{ ...styles.headline, margin: '20px 0 16px' }}>{name}</h1>}
      {props.children}
    </MailFrame>
  );
}

MailOutput.contentType = 'text/html';
MailOutput.fallback = false;
