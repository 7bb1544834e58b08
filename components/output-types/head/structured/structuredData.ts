import { isJob } from '../../../../content/schemas/job';
import type { Game } from '../../../../utils/stats/game';
import { sportsEvent } from '../../../../utils/stats/sportsEvent';
import { absoluteUrl } from '../absoluteUrl';
import { canonicalUrl } from '../canonicalUrl';
import { contentKind } from '../contentKind';
import { contentLanguage } from '../contentLanguage';
import { pageDescription } from '../pageDescription';
import { pageName } from '../pageTitle';
import type { HeadInput } from '../types';
import { breadcrumbs } from './breadcrumbs';
import type { GraphNode, Organization, Reference, WebPage, WebSite } from './schema';
import { jobNode } from './jobNode';
import { placeItems } from './placeItems';
import { scriptText } from './scriptText';
import { profileOf, storyNodes } from './storyNodes';

/** What the page is to machines: one graph of schema.org (platform §3), as script text. */
export function structuredData(input: HeadInput): string {
  return scriptText({ '@context': 'https://schema.org', '@graph': graphOf(input) });
}

/** The nodes of the graph, the publisher last. */
export function graphOf(input: HeadInput): GraphNode[] {
  const publisher: Reference = { '@id': `${input.site.origin}/#publisher` };
  return [...pageNodes(input, publisher), publisherOf(input, publisher)];
}

function pageNodes(input: HeadInput, publisher: Reference): GraphNode[] {
  const content = contentKind(input.globalContent);
  switch (content.kind) {
    case 'story': {
      const { story } = content;
      const way = breadcrumbs(story.taxonomy.primary_section, input, story.headlines.basic);
      return [...storyNodes(story, input, publisher), ...(way ? [way] : [])];
    }
    case 'section': {
      const way = breadcrumbs(content.section, input);
      return [webPage('CollectionPage', input, publisher), ...(way ? [way] : [])];
    }
    case 'author': {
      const mainEntity = profileOf(content.author, input.site.origin, publisher);
      return [{ ...webPage('ProfilePage', input, publisher), mainEntity }];
    }
    case 'game':
      return gameNodes(content.game, input, publisher);
    case 'places': {
      const way = breadcrumbs({ _id: '/food', name: '' }, input, pageName(input));
      return [
        webPage('CollectionPage', input, publisher),
        placeItems(content.list, input),
        ...(way ? [way] : []),
      ];
    }
    case 'named': {
      const { pageSection, pageTitle } = content.named;
      const way = breadcrumbs({ _id: pageSection, name: '' }, input, pageTitle);
      const job = isJob(content.named) ? [jobNode(content.named, canonicalUrl(input))] : [];
      return [webPage('WebPage', input, publisher), ...job, ...(way ? [way] : [])];
    }
    case 'other':
      return [otherPage(input, publisher)];
  }
}

/** The page, the game it is about, and the way to it from its team. */
function gameNodes(game: Game, input: HeadInput, publisher: Reference): GraphNode[] {
  const event = sportsEvent(game, canonicalUrl(input));
  const page = webPage('WebPage', input, publisher);
  const way = breadcrumbs({ _id: game.teamPath, name: '' }, input, pageName(input));
  return [
    event ? { ...page, mainEntity: { '@id': event['@id'] } } : page,
    ...(event ? [event] : []),
    ...(way ? [way] : []),
  ];
}

function otherPage(input: HeadInput, publisher: Reference): WebSite | WebPage {
  const path = input.requestUri.split(/[?#]/, 1)[0] ?? '/';
  if (path === '/') return webSite(input, publisher);
  if (/^\/search\/?$/.test(path)) return webPage('SearchResultsPage', input, publisher);
  const isCollection = path.startsWith('/topic/');
  return webPage(isCollection ? 'CollectionPage' : 'WebPage', input, publisher);
}

function webPage(type: WebPage['@type'], input: HeadInput, publisher: Reference): WebPage {
  return {
    '@type': type,
    url: canonicalUrl(input),
    name: pageName(input) || input.site.name,
    description: pageDescription(input),
    inLanguage: contentLanguage(input),
    publisher,
  };
}

function webSite({ site }: HeadInput, publisher: Reference): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    url: `${site.origin}/`,
    name: site.name,
    description: site.description,
    inLanguage: 'en',
    publisher,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.origin}/search?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function publisherOf({ site }: HeadInput, publisher: Reference): Organization {
  return {
    '@type': 'NewsMediaOrganization',
    ...publisher,
    name: site.name,
    url: `${site.origin}/`,
    logo: {
      '@type': 'ImageObject',
      url: absoluteUrl('/pf/resources/images/logo-600x60.png', site.origin),
      width: 600,
      height: 60,
    },
    ...(site.profiles.length > 0 ? { sameAs: site.profiles } : {}),
  };
}
