import type { AttackGroup } from '../attempt';
import { asking } from '../asking';

/** Routes that read a query, and the parameters that they read. */
const READS: Record<string, string> = {
  '/': 'outputType page _website',
  '/search': 'query page outputType',
  '/pf/api/v3/content/fetch/content-api': 'query filter _website d transform',
  '/pf/api/v3/content/fetch/search-api': 'query filter _website',
  '/pf/api/v3/fragment/home': 'uri outputType _website',
  '/pf/api/v3/fragment/home/x': 'uri outputType _website',
  '/pf/editor/preview': 'token',
  '/pf/editor/sign-in': 'to',
  '/pf/editor/callback': 'state code error',
  '/pf/editor/signed-out': 'only',
  '/gateway/content/v4/stories': '_id website website_url included_fields',
  '/gateway/content/v4/search/published': 'website q sort size from included_fields',
  '/gateway/content/v4/collections': 'website _id content_alias from size',
  '/gateway/content/v4/related-content/stories': 'website _id',
  '/gateway/author/v2/author-service': '_id limit offset',
  '/gateway/site/v3/navigation/broadsheet': 'section hierarchy',
  '/gateway/site/v3/website/broadsheet/section': '_id',
  '/gateway/live/toppages/v4': 'section limit types host',
  '/gateway/resizer/v2/x.jpg': 'auth width height focal smart crop quality',
  '/gateway/statsinc/stats-query/football/nfl': 'start_date end_date team date season',
  '/gateway/statsinc/standings/football/nfl': 'season date',
  '/gateway/identity/auth': 'client_id redirect_uri scope state prompt',
};

/** What a parameter never is when a page of ours asks. */
const ODD_VALUES: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['NUL', '%00'],
  ['NUL in a word', 'a%00b'],
  ['broken UTF-8', '%ff%fe'],
  ['a lone surrogate', '%ed%a0%80'],
  ['a quote', "'"],
  ['SQL', "'%3b%20select%20pg_sleep(9)--"],
  ['a JSON path', '$.**.password'],
  ['a number beyond numbers', '9'.repeat(400)],
  ['a negative number', '-1'],
  ['a fraction', '1e-7'],
  ['not a number', 'NaN'],
  ['an object', '%7B%22__proto__%22%3A%7B%22x%22%3A1%7D%7D'],
  ['a deep list', '%5B'.repeat(1000)],
  ['brackets', '('.repeat(1500)],
  ['wildcards', '*'.repeat(1500)],
  ['a pattern that backtracks', 'a*'.repeat(700)],
  ['an AND of a thousand', 'a+AND+'.repeat(600)],
  ['a range', 'x:%5B*+TO+*%5D'],
  ['an unclosed range', 'display_date:%5Bnow-1d+TO'],
  ['a template', '$%7Bprocess.env%7D'],
  ['markup', '%3Csvg%20onload%3Dalert(1)%3E'],
  ['an address of another site', '//evil.example'],
  ['a backslash address', '/%5Cevil.example'],
  ['a script address', 'javascript:alert(1)'],
  ['a climb', '../../../../etc/passwd'],
  ['a header', '%0d%0alocation:%20//evil.example'],
  ['3,500 signs', 'a'.repeat(3500)],
];

/** Parameters by what they must not be, and each of them twice, or as a list. */
export const queries: AttackGroup = {
  name: 'parameters (odd, repeated, hostile)',
  atOnce: 6,
  attempts: (target) =>
    Object.entries(READS).flatMap(([path, names]) =>
      names.split(' ').flatMap((name) =>
        [
          ...ODD_VALUES.map(([what, value]) => [what, `${name}=${value}`] as const),
          ['twice', `${name}=a&${name}=b`] as const,
          ['two hundred times', `${name}=1&`.repeat(200)] as const,
          ['as a list', `${name}[]=a&${name}[]=b`] as const,
          ['as an object', `${name}[a]=b`] as const,
        ].map(([what, query]) => {
          const website = path.startsWith('/gateway/content') && name !== 'website';
          return asking(
            target,
            `${path}?${name}: ${what}`,
            { path: `${path}?${query}${website ? '&website=broadsheet' : ''}` },
            ({ text, headers: { location = '', 'content-type': type = '' } }) => {
              if (text.includes('<svg onload=alert(1)>') && !/json|plain/.test(type))
                return 'the parameter is markup of the answer';
              const host = URL.canParse(location, target.url)
                ? new URL(location, target.url).host
                : 'nowhere';
              if (location && host !== new URL(target.url).host) return `leads to ${location}`;
              return null;
            },
          );
        }),
      ),
    ),
};
