import type { Properties } from 'fusion:properties';
import type { ComponentType, ReactNode } from 'react';
import environment from 'fusion:environment';
import { storyOf } from '../../article/storyOf';
import { EXPERIMENTS_META } from '../../experiments/startExperiments';
import { ALERT_SCRIPT } from '../../navigation/alertScript';
import { accessRuleOf } from '../../reader/accessRule';
import { METER_SCRIPT } from '../../reader/meterScript';
import { GIFT_SCRIPT } from '../../sharing/gifts/giftScript';
import { PICTURE_SCRIPT } from '../../ui/pictureScript';
import { getTextDirection } from '../../../utils/text/getTextDirection';
import { canonicalUrl } from './canonicalUrl';
import { contentKind } from './contentKind';
import { contentLanguage } from './contentLanguage';
import { openGraph, twitterCard } from './openGraph';
import { pageDescription } from './pageDescription';
import { pageTitle } from './pageTitle';
import { robots } from './robots';
import { siteHead } from './siteHead';
import { structuredData } from './structured/structuredData';
import type { HeadInput } from './types';

/** What the engine gives an output type, as far as ours use it (FUSION: output types). */
export interface OutputTypeProps {
  children: ReactNode;
  contextPath: string;
  globalContent: unknown;
  /** Whether an editor looks at it: no script of the page's runs there. */
  isAdmin: boolean;
  requestUri: string;
  siteProperties: Properties;
  deployment: (path: string) => string;
  metaValue: (name: string, fallback?: string) => string | undefined;
  CssLinks: ComponentType;
  Fusion: ComponentType;
  Libs: ComponentType;
  MetaTag: ComponentType<{ name: string }>;
  Styles: ComponentType;
}

/** Light and dark paper (see resources/styles/tokens.scss). */
const THEME_COLORS = { light: '#fffefb', dark: '#141517' } as const;

/** Fonts that the first screen needs. */
const FIRST_FONTS = ['newsreader.v4.woff2', 'libre-franklin.v4.woff2'] as const;

/** What the head of a page is made from, out of what the engine gives. */
export function headInput(
  props: Pick<OutputTypeProps, 'globalContent' | 'requestUri' | 'siteProperties' | 'metaValue'>,
): HeadInput {
  const { globalContent, requestUri, siteProperties, metaValue } = props;
  const site = siteHead(siteProperties, environment['SITE_ORIGIN']);
  return { globalContent, requestUri, meta: (name) => metaValue(name), site };
}

interface PageHeadProps {
  page: Omit<OutputTypeProps, 'children' | 'Fusion'>;
  /** Of the view port, beyond width and scale. */
  viewport?: string;
  /** A form of the page that is not for searches: the page itself is. */
  isHidden?: boolean;
}

/** The head of a page in HTML: what it loads, what it is called, how it is found and shared. */
export function PageHead({ page, viewport = '', isHidden = false }: PageHeadProps) {
  const { contextPath, deployment, CssLinks, Libs, MetaTag, Styles } = page;
  const input = headInput(page);
  const resource = (file: string) => deployment(`${contextPath}/resources/${file}`);
  const language = contentLanguage(input);
  const canonical = canonicalUrl(input);
  const experiments = environment['GROWTHBOOK_CLIENT_KEY'];
  const isStory = contentKind(input.globalContent).kind === 'story';
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content={`width=device-width, initial-scale=1${viewport}`} />
      <title lang={language === 'en' ? undefined : language} dir={getTextDirection(language)}>
        {pageTitle(input)}
      </title>
      {isStory && !page.isAdmin && <script dangerouslySetInnerHTML={{ __html: GIFT_SCRIPT }} />}
      <Libs />
      {!page.isAdmin && <script dangerouslySetInnerHTML={{ __html: ALERT_SCRIPT }} />}
      {!page.isAdmin && <script dangerouslySetInnerHTML={{ __html: PICTURE_SCRIPT }} />}
      {isCounted(page) && (
        <script
          data-rule={accessRuleOf(page.metaValue)}
          dangerouslySetInnerHTML={{ __html: METER_SCRIPT }}
        />
      )}
      {FIRST_FONTS.map((file) => (
        <link
          key={file}
          rel="preload"
          href={`${contextPath}/resources/fonts/${file}`}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <CssLinks />
      <Styles />
      <meta name="description" content={pageDescription(input)} />
      <meta name="robots" content={isHidden ? 'noindex' : robots(input)} />
      <MetaTag name="keywords" />
      {experiments && !page.isAdmin && <meta name={EXPERIMENTS_META} content={experiments} />}
      <link rel="canonical" href={canonical} />
      {isStory && <link rel="alternate" type="text/plain" href={`${canonical}?outputType=text`} />}
      {openGraph(input).map(({ property, content }) => (
        <meta key={`${property} ${content}`} property={property} content={content} />
      ))}
      {twitterCard(input).map(({ property, content }) => (
        <meta key={property} name={property} content={content} />
      ))}
      <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={resource('images/favicon-32.png')} type="image/png" sizes="32x32" />
      <link rel="icon" href={resource('images/favicon.svg')} type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href={resource('images/icon-180.png')} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structuredData(input) }}
      />
    </head>
  );
}

/** Whether reading this page in full counts among those that one may read a few of. */
function isCounted({ isAdmin, globalContent, metaValue }: PageHeadProps['page']): boolean {
  const rule = accessRuleOf(metaValue);
  const isLimited = rule === 'account' || rule === 'metered';
  return isLimited && !isAdmin && storyOf(globalContent)?.preview === undefined;
}
