import sanitizeHtml from 'sanitize-html';

/**
 * What HTML of content is stored as, by the policy in docs/decisions/0010: it is parsed and cleaned
 * once, at ingest, so that every reader of the service gets clean text. The pack holds to the same
 * policy by itself, since it also reads from services that are not ours.
 */

/** Hosts of the publisher's own site: links to others get `rel="nofollow"` (platform §5). */
export type OwnHosts = readonly string[];

const names = (list: string): string[] => list.trim().split(/\s+/);

const RICH_TAGS = names(`
  a abbr b br cite code del em i ins kbd mark q s small span strong sub sup time u wbr`);

const RICH_ATTRIBUTES = {
  '*': ['class', 'lang', 'dir'],
  a: ['href', 'title', 'rel'],
  abbr: ['title'],
  time: ['datetime'],
};

const TRUSTED_TAGS = names(`
  ${RICH_TAGS.join(' ')}
  article aside audio blockquote caption col colgroup dd details div dl dt figcaption figure footer
  h1 h2 h3 h4 h5 h6 header hr iframe img li ol p picture pre section source summary table tbody td
  tfoot th thead tr track ul video`);

/** Attributes of trusted HTML: no handlers, no `srcdoc`, no form actions. */
const TRUSTED_ATTRIBUTES = {
  '*': names('class id style title lang dir role aria-* data-*'),
  a: names('href target rel name'),
  audio: names('src controls loop muted preload'),
  col: ['span'],
  colgroup: ['span'],
  details: ['open'],
  iframe: names(`
    src width height allow allowfullscreen frameborder loading name referrerpolicy scrolling`),
  img: names('src srcset sizes alt width height loading decoding'),
  ol: names('start type reversed'),
  source: names('src srcset sizes media type width height'),
  td: names('colspan rowspan headers'),
  th: names('colspan rowspan headers scope abbr'),
  time: ['datetime'],
  track: names('src kind srclang label default'),
  video: names('src poster controls loop muted autoplay playsinline preload width height'),
};

const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** The tokens of `rel` that an editor may have meant; all others say things about windows. */
const KEPT_RELS = ['nofollow', 'sponsored', 'ugc'];

/** Elements in elements deeper than this lose their tags: browsers stop at 512. */
const MAX_NESTING = 50;

/** Elements in elements deeper than this are refused: a parser's time grows with their square. */
export const MAX_MARKUP_DEPTH = 200;

/** Markup that no reader could see the end of; whoever sent it hears so. */
export class MarkupError extends Error {
  readonly statusCode = 422;
}

/** @throws MarkupError for markup that is too deep, before it takes its time. */
function clean(html: string, options: sanitizeHtml.IOptions): string {
  let depth = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag: () => {
      depth += 1;
      if (depth > MAX_MARKUP_DEPTH) {
        throw new MarkupError(`Markup is more than ${MAX_MARKUP_DEPTH} elements deep`);
      }
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
}

/** Whether markup is too deep for the functions of this file, which then throw. */
export function exceedsDepth(html: string): boolean {
  if (!hasManyTags(html)) return false;
  try {
    clean(html, { allowedTags: [], allowedAttributes: {} });
    return false;
  } catch (error) {
    if (error instanceof MarkupError) return true;
    throw error;
  }
}

function hasManyTags(html: string): boolean {
  let at = -1;
  for (let tags = 0; tags <= MAX_MARKUP_DEPTH; tags += 1) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return false;
  }
  return true;
}

const CENTERED = /text-align\s*:\s*center/i;

/** What stood on lines of its own within a paragraph, and what parts it from the next. */
const LINES: [RegExp, string][] = [
  [/<\/p>\s*(?=<p[\s>])/gi, '</p><br><br>'],
  [/<\/(li|div|blockquote)>\s*(?=<(?:li|div|blockquote)[\s>])/gi, '</$1><br>'],
];

/**
 * Rich text of a paragraph: emphasis, links and their like stay, everything else goes, and what stood
 * on lines of its own stays on them. Links lead to http(s), mailto, tel or within the site; of styles,
 * centring stays as the class `text-center`.
 */
export function sanitizeRichText(html: string, ownHosts: OwnHosts = []): string {
  if (!/[<&]/.test(html)) return html;
  const lines = LINES.reduce((given, [end, mark]) => given.replace(end, mark), html);
  return clean(lines, {
    allowedTags: RICH_TAGS,
    allowedAttributes: RICH_ATTRIBUTES,
    allowedClasses: { '*': ['text-center'] },
    nestingLimit: MAX_NESTING,
    allowedSchemes: SCHEMES,
    transformTags: {
      a: (_tag, attributes) => cleanLink(attributes, ownHosts),
      center: () => ({ tagName: 'span', attribs: { class: 'text-center' } }),
      div: (tag, attributes) => ({ tagName: centredTag(tag, attributes), attribs: attributes }),
      p: (tag, attributes) => ({ tagName: centredTag(tag, attributes), attribs: attributes }),
      strike: 's',
      '*': (tagName, attributes) => ({
        tagName,
        attribs: CENTERED.test(attributes.style ?? '')
          ? { ...attributes, class: 'text-center' }
          : attributes,
      }),
    },
  });
}

/** A block of text loses its tag, unless the tag is what centres it. */
function centredTag(tag: string, attributes: sanitizeHtml.Attributes): string {
  const isCentred =
    CENTERED.test(attributes.style ?? '') || /\btext-center\b/.test(attributes.class ?? '');
  return isCentred ? 'span' : tag;
}

function cleanLink(attributes: sanitizeHtml.Attributes, ownHosts: OwnHosts): sanitizeHtml.Tag {
  const href = (attributes.href ?? '').trim().replace(/^\/\//, 'https://');
  const scheme = /^([a-z][\w+.-]*):/i.exec(href.replace(/[\p{Control}\s]/gu, ''))?.[1];
  const isSafe = scheme === undefined || SCHEMES.includes(scheme.toLowerCase());
  if (href === '' || !isSafe) return { tagName: 'span', attribs: {} };
  const asked = (attributes.rel ?? '').toLowerCase().split(/\s+/);
  const rel = new Set(asked.filter((token) => KEPT_RELS.includes(token)));
  if (isExternal(href, ownHosts)) rel.add('nofollow');
  return {
    tagName: 'a',
    attribs: {
      href,
      ...(attributes.title ? { title: attributes.title } : {}),
      ...(rel.size > 0 ? { rel: [...rel].join(' ') } : {}),
    },
  };
}

function isExternal(href: string, ownHosts: OwnHosts): boolean {
  if (!/^https?:/i.test(href)) return false;
  return !URL.canParse(href) || !ownHosts.includes(new URL(href).hostname);
}

/** HTML of a trusted source: kept, but for scripts, handlers, styles sheets and forms. */
export function sanitizeTrustedHtml(html: string): string {
  return clean(html, {
    allowedTags: TRUSTED_TAGS,
    allowedAttributes: TRUSTED_ATTRIBUTES,
    allowedSchemes: SCHEMES,
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowedSchemesAppliedToAttributes: ['href', 'src', 'poster'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template'],
    parseStyleAttributes: false,
    nestingLimit: MAX_NESTING,
  });
}

/** What a reader reads of HTML; text without markup comes back as it is. */
export function plainText(html: string): string {
  const tag = html.search(/<\/?[a-z!]/i);
  const hasTag = tag !== -1 && html.includes('>', tag);
  if (!hasTag && !/&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i.test(html)) return html;
  return clean(html.replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
