import type { ComponentType, ReactNode } from 'react';
import environment from 'fusion:environment';
import { canonicalUrl } from './head/canonicalUrl';
import { newsArticle } from './head/newsArticle';
import { openGraph } from './head/openGraph';
import { pageDescription } from './head/pageDescription';
import { pageTitle } from './head/pageTitle';
import { robots } from './head/robots';
import { siteHead } from './head/siteHead';
import type { HeadInput } from './head/types';

/** What the engine gives an output type, as far as this one uses it (FUSION: output types). */
export interface OutputTypeProps {
  children: ReactNode;
  contextPath: string;
  globalContent: unknown;
  requestUri: string;
  siteProperties: unknown;
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
const FIRST_FONTS = ['newsreader.v2.woff2', 'libre-franklin.v2.woff2'] as const;

/** The whole document. */
export default function DefaultOutput({
  children,
  contextPath,
  globalContent,
  requestUri,
  siteProperties,
  deployment,
  metaValue,
  CssLinks,
  Fusion,
  Libs,
  MetaTag,
  Styles,
}: OutputTypeProps) {
  const site = siteHead(siteProperties, environment['SITE_ORIGIN']);
  const input: HeadInput = { globalContent, requestUri, meta: (name) => metaValue(name), site };
  const resource = (file: string) => deployment(`${contextPath}/resources/${file}`);
  const structuredData = newsArticle(input);

  return (
    <html lang="en" data-reader-state="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{pageTitle(input)}</title>
        <Libs />
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
        <meta name="robots" content={robots(input)} />
        <MetaTag name="keywords" />
        <link rel="canonical" href={canonicalUrl(input)} />
        {openGraph(input).map(({ property, content }) => (
          <meta key={`${property} ${content}`} property={property} content={content} />
        ))}
        <meta name="twitter:card" content="summary_large_image" />
        <meta
          name="theme-color"
          content={THEME_COLORS.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={resource('images/favicon-32.png')} type="image/png" sizes="32x32" />
        <link rel="icon" href={resource('images/favicon.svg')} type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href={resource('images/icon-180.png')} />
        {structuredData !== null && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        )}
      </head>
      <body>
        <div id="fusion-app">{children}</div>
        <Fusion />
      </body>
    </html>
  );
}

DefaultOutput.contentType = 'text/html';
