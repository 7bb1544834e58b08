import type { Where } from './people';

/** Who may ask a route. */
export type Need =
  /** Anyone. */
  | { kind: 'public' }
  /** Who holds the content service's bearer token. */
  | { kind: 'content-token' }
  /** A reader who is signed in at the site; a page or a form leads others to the sign-in. */
  | { kind: 'reader' }
  /** A form of cached pages: what it asks for is done once a reader is signed in. */
  | { kind: 'reader-form' }
  /** A reader, or who holds the content service's bearer token. */
  | { kind: 'reader-or-token' }
  /** Who is signed in to the editor, or holds one of its tokens. */
  | { kind: 'known' }
  /** The same for a page, which leads others to the sign-in. */
  | { kind: 'editor-page' }
  /** Who has a right there. */
  | { kind: 'right'; right: string; where: Where };

/**
 * Every route of the site and who may ask it: written down apart from the code, so that a route which
 * forgets to ask is seen. One that the site has and this list lacks is a finding.
 */
const ROUTES = `
GET    /*                                                     public
GET    /pf/api/v3/content/fetch/:source                       public
POST   /pf/api/v3/content/changed                             content-token
GET    /pf/api/v3/fragment/:document                          public
GET    /pf/api/v3/fragment/:document/:nodes                   public
GET    /pf/dist/*                                             public
GET    /pf/dist/css/page/:ids                                 public
GET    /pf/resources/*                                        public
GET    /pf/health                                             public
GET    /pf/ready                                              public
GET    /pf/metrics                                            public
GET    /gateway/author/v2/author-service                      public
PUT    /gateway/author/v2/author-service                      content-token
GET    /gateway/content/v4/collections                        public
PUT    /gateway/content/v4/collections                        content-token
GET    /gateway/content/v4/collections/list                   content-token
GET    /gateway/content/v4/collections/source                 content-token
POST   /gateway/content/v4/collections/staged                 content-token
PUT    /gateway/content/v4/listings                           content-token
GET    /gateway/content/v4/listings/list                      content-token
GET    /gateway/content/v4/listings/source                    content-token
GET    /gateway/content/v4/related-content/stories            public
GET    /gateway/content/v4/search/published                   public
GET    /gateway/content/v4/search/spelling                    public
GET    /gateway/content/v4/search/suggestions                 public
GET    /gateway/content/v4/stories                            public
POST   /gateway/content/v4/urls                               public
PUT    /gateway/content/v4/ingest                             content-token
DELETE /gateway/content/v4/ingest/*                           content-token
GET    /gateway/site/v3/navigation/:website                   public
GET    /gateway/site/v3/website/:website/section              public
PUT    /gateway/site/v3/website/:website/section              content-token
GET    /gateway/identity/*                                    public
POST   /gateway/identity/*                                    public
OPTIONS /gateway/identity/*                                   public
GET    /gateway/identity/sign-in/:uid                         public
POST   /gateway/identity/sign-in/:uid                         public
POST   /gateway/identity/sign-in/:uid/passkey                 public
GET    /gateway/identity/passkeys                             public
POST   /gateway/identity/passkeys                             public
GET    /gateway/identity/name                                 public
POST   /gateway/identity/name                                 public
GET    /gateway/identity/email                                public
POST   /gateway/identity/email                                public
GET    /gateway/identity/password                             public
POST   /gateway/identity/password                             public
GET    /gateway/identity/link/:key                        public
POST   /gateway/identity/link/:key                        public
POST   /gateway/identity/accounts                             content-token
PATCH  /gateway/identity/accounts/:account                    content-token
DELETE /gateway/identity/accounts/:account                    content-token
DELETE /gateway/identity/accounts/:account/sessions           content-token
POST   /gateway/identity/keys                                 content-token
DELETE /gateway/identity/keys                                 content-token
POST   /gateway/analytics/page-views                          public
GET    /gateway/live/toppages/v4                              public
GET    /gateway/experiments/api/features/:key                 public
GET    /account                                               reader
GET    /account/                                              reader
GET    /account/following                                     public
GET    /account/following/                                    reader
POST   /account/following/                                    reader
GET    /account/saved                                         public
GET    /account/saved/                                        reader
POST   /account/saved/                                        reader
GET    /account/devices                                       public
GET    /account/devices/                                      reader
POST   /account/devices/                                      reader
GET    /account/newsletters                                   public
GET    /account/newsletters/                                  reader
POST   /account/newsletters/                                  reader
GET    /account/gifts                                         public
GET    /account/gifts/                                        reader
GET    /account/data                                          public
GET    /account/data/                                         reader
GET    /account/data/export.json                              reader
POST   /account/data/delete/                                  reader
GET    /account/subscription                                  public
GET    /account/subscription/                                 reader
POST   /account/subscription/                                 reader
GET    /account/subscription/change                           public
GET    /account/subscription/change/                          reader
GET    /account/sign-in/                                      public
GET    /account/sign-out/                                     public
POST   /account/sign-out/                                     public
GET    /gateway/readers/sign-in                               public
GET    /gateway/readers/callback                              public
POST   /gateway/readers/sign-out                              public
GET    /gateway/readers/signed-out                            public
GET    /gateway/readers/me                                    public
GET    /gateway/readers/follows                               reader
GET    /gateway/readers/follows/:kind/:id                     reader
PUT    /gateway/readers/follows/:kind/:id                     reader
DELETE /gateway/readers/follows/:kind/:id                     reader
GET    /gateway/readers/saved                                 reader
GET    /gateway/readers/saved/:id                             reader
PUT    /gateway/readers/saved/:id                             reader
DELETE /gateway/readers/saved/:id                             reader
GET    /gateway/readers/notifications                         reader
POST   /gateway/readers/notifications/read                    reader
POST   /gateway/readers/follow                                reader-form
POST   /gateway/readers/save                                  reader-form
POST   /gateway/v1/graphql/in-app-purchase                    content-token
GET    /gateway/auth/subscriber                               content-token
GET    /gateway/newsletters/confirm                           public
POST   /gateway/newsletters/confirm                           public
GET    /gateway/newsletters/unsubscribe/:sid/:newsletter/:token   public
POST   /gateway/newsletters/unsubscribe/:sid/:newsletter/:token   public
POST   /gateway/salesforce/newsletter                         reader-or-token
GET    /gateway/salesforce/user-subscribed-newsletter         reader-or-token
GET    /gateway/sailthru/rest/user/*                          reader-or-token
POST   /gateway/sailthru/rest/user                            reader-or-token
DELETE /gateway/content/v4/ingest-checks/:run                 content-token
POST   /gateway/newsletters/bounces                           content-token
GET    /gateway/subscriptions/plans                           public
GET    /gateway/subscriptions/checkout                        public
POST   /gateway/subscriptions/checkout                        public
POST   /gateway/subscriptions/pay                             public
GET    /gateway/subscriptions/done                            public
GET    /gateway/subscriptions/test/:id                        public
POST   /gateway/subscriptions/test/:id                        public
GET    /gateway/subscriptions/e-edition                       public
GET    /gateway/subscriptions/upgrade                         public
POST   /gateway/subscriptions/webhook                         public
POST   /gateway/newsletters/subscribe                         public
POST   /gateway/share/create                                  public
POST   /gateway/share/opened                                  public
GET    /gateway/photo/v2/:file                                content-token
PUT    /gateway/photo/v2/:file                                content-token
GET    /gateway/resizer/v2/*                                  public
GET    /gateway/signing-service/sign/resizer                  content-token
GET    /gateway/signing-service/sign/original                 content-token
GET    /gateway/e-edition/                                    public
GET    /gateway/e-edition/:day.pdf                            public
GET    /gateway/daily/crosswords                              public
GET    /gateway/daily/crosswords/:day                         public
GET    /gateway/daily/weather                                 public
GET    /gateway/daily/notices                                 public
GET    /gateway/daily/notices/:id                             public
GET    /gateway/daily/jobs                                    public
GET    /gateway/daily/jobs/:id                                public
GET    /gateway/daily/comics                                  public
GET    /gateway/daily/comics/:day                             public
GET    /gateway/daily/drawings/:strip/:file                   public
GET    /gateway/statsinc/calendar/:file                       public
GET    /gateway/statsinc/clock                                public
PUT    /gateway/statsinc/clock                                content-token
GET    /gateway/statsinc/sheets/:sheet/:file                  public
GET    /gateway/statsinc/standings/:sport/:league             public
GET    /gateway/statsinc/stats-query/:sport/:league           public
GET    /gateway/statsinc/stats-query/:sport/:league/:eventId  public
GET    /pf/editor/app/*                                       public
GET    /pf/editor/preview                                     public
GET    /pf/editor/sign-in                                     public
GET    /pf/editor/callback                                    public
GET    /pf/editor/signed-out                                  public
POST   /pf/editor/sign-out                                    public
GET    /pf/editor                                             editor-page
GET    /pf/editor/*                                           editor-page
GET    /pf/editor/addresses                                   editor-page
GET    /pf/editor/collections                                 editor-page
GET    /pf/editor/collections/:id                             editor-page
GET    /pf/editor/listings                                    editor-page
GET    /pf/editor/listings/:id                                editor-page
GET    /pf/editor/find                                        editor-page
GET    /pf/editor/log                                         editor-page
GET    /pf/editor/pages/:id                                   editor-page
GET    /pf/editor/newsletters                                 editor-page
GET    /pf/editor/people                                      editor-page
*      /pf/editor/api/*                                       known
GET    /pf/editor/api/openapi.json                            known
GET    /pf/editor/api/session                                 known
GET    /pf/editor/api/documents                               read anywhere
POST   /pf/editor/api/documents                               edit site
GET    /pf/editor/api/folders                                 read anywhere
GET    /pf/editor/api/documents/:id                           read document
PATCH  /pf/editor/api/documents/:id                           edit document
PUT    /pf/editor/api/documents/:id/presence                  read document
GET    /pf/editor/api/documents/:id/live                      read document
GET    /pf/editor/api/documents/:id/uses                      read document
PUT    /pf/editor/api/documents/:id/folder                    edit document
PUT    /pf/editor/api/documents/:id/archived                  edit document
PUT    /pf/editor/api/documents/:id/address                   publish document
GET    /pf/editor/api/documents/:id/comments                  read document
POST   /pf/editor/api/documents/:id/comments                  comment document
PUT    /pf/editor/api/documents/:id/comments/:comment         comment document
GET    /pf/editor/api/documents/:id/checklist                 edit document
POST   /pf/editor/api/documents/:id/preview                   read document
POST   /pf/editor/api/documents/:id/preview/nodes             edit document
GET    /pf/editor/api/documents/:id/preview/nodes/socket      edit document
POST   /pf/editor/api/documents/:id/publish                   publish document
POST   /pf/editor/api/documents/:id/unpublish                 publish document
GET    /pf/editor/api/documents/:id/versions                  read document
GET    /pf/editor/api/documents/:id/versions/:number          read document
PUT    /pf/editor/api/documents/:id/versions/:number/label    publish document
POST   /pf/editor/api/documents/:id/versions/:number/show     publish document
POST   /pf/editor/api/documents/:id/versions/:number/restore  edit document
POST   /pf/editor/api/documents/:id/schedules                 publish document
DELETE /pf/editor/api/documents/:id/schedules/:number         publish document
GET    /pf/editor/api/schedules/troubled                      read anywhere
GET    /pf/editor/api/find                                    read anywhere
POST   /pf/editor/api/changes/plan                            read anywhere
POST   /pf/editor/api/changes                                 edit document
POST   /pf/editor/api/export                                  read document
POST   /pf/editor/api/import/plan                             manage site
POST   /pf/editor/api/import                                  manage site
GET    /pf/editor/api/route                                   read site
GET    /pf/editor/api/resolvers                               read site
PUT    /pf/editor/api/resolvers/:id                           route site
DELETE /pf/editor/api/resolvers/:id                           route site
PUT    /pf/editor/api/resolver-order                          route site
GET    /pf/editor/api/redirects                               read site
PUT    /pf/editor/api/redirects                               route site
DELETE /pf/editor/api/redirects                               route site
GET    /pf/editor/api/staff                                   manage site
PUT    /pf/editor/api/staff/:email                            manage site
GET    /pf/editor/api/staff/accounts                          manage site
POST   /pf/editor/api/staff/:email/invitation                 manage site
GET    /pf/editor/api/tokens                                  manage site
POST   /pf/editor/api/tokens                                  manage site
DELETE /pf/editor/api/tokens/:id                              manage site
GET    /pf/editor/api/audit                                   read anywhere
GET    /pf/editor/api/pack                                    read anywhere
GET    /pf/editor/api/images                                  read anywhere
GET    /pf/editor/api/images/original                         read anywhere
GET    /pf/editor/api/collections                             read anywhere
POST   /pf/editor/api/collections                             edit site
GET    /pf/editor/api/collections/:id                         read anywhere
PUT    /pf/editor/api/collections/:id                         edit site
POST   /pf/editor/api/collections/:id/staged                  edit site
GET    /pf/editor/api/collections/:id/uses                    read anywhere
GET    /pf/editor/api/listing-kinds                           read anywhere
GET    /pf/editor/api/listings                                read anywhere
POST   /pf/editor/api/listings                                edit site
GET    /pf/editor/api/listings/:id                            read anywhere
PUT    /pf/editor/api/listings/:id                            edit site
GET    /pf/editor/api/newsletters                             publish site
POST   /pf/editor/api/newsletters                             publish site
PUT    /pf/editor/api/newsletters/:id                         publish site
DELETE /pf/editor/api/newsletters/:id                         publish site
POST   /pf/editor/api/newsletters/schedule                    publish site
GET    /pf/editor/api/newsletters/:id/preview                 publish site
GET    /pf/editor/api/newsletters/:id/mail                    publish site
POST   /pf/editor/api/newsletters/:id/test                    publish site
POST   /pf/editor/api/newsletters/:id/send                    publish site
GET    /pf/editor/api/stories                                 read anywhere
POST   /pf/editor/api/content/answer                          read anywhere
POST   /pf/editor/api/content/choices                         read anywhere
`;

const needs = new Map<string, Need>();
for (const line of ROUTES.trim().split('\n')) {
  const [method = '', path = '', what = '', where] = line.split(/\s+/);
  needs.set(`${method} ${path}`, needOf(what, where));
}

/** Who may ask a route (`GET /pf/health`); undefined for one that is not on the list. */
export function needFor(route: string): Need | undefined {
  const [method = '', path = ''] = route.split(' ');
  const asked = method === 'HEAD' ? 'GET' : method;
  return needs.get(`${asked} ${path}`) ?? needs.get(`* ${path}`);
}

function needOf(what: string, where: string | undefined): Need {
  switch (what) {
    case 'public':
    case 'content-token':
    case 'reader':
    case 'reader-form':
    case 'reader-or-token':
    case 'known':
    case 'editor-page':
      return { kind: what };
  }
  if (where === 'site' || where === 'document' || where === 'anywhere')
    return { kind: 'right', right: what, where };
  throw new Error(`The list of routes says "${what} ${where}", which is no need.`);
}
