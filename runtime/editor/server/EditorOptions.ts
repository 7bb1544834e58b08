import type { IdentityProvider } from '../../../oidc-client/IdentityProvider';
import type { PlainPages } from '../../../plain-pages/PlainPages';
import type { ContentService } from '../../content/service/askContent';
import type { Renderer } from '../../render/renderPage';
import type { Database } from '../../store/database';
import type { Store } from '../../store/openStore';
import type { ListingKind } from './listings/ListingKind';
import type { Mailing } from './newsletters/Mailing';
import type { StaffAccounts } from './session/StaffAccounts';

export interface EditorOptions {
  database: Database;
  store: Store;
  website: string;
  /** In the look of the site. */
  pages: PlainPages;
  /** IANA name of the paper's time zone. */
  timeZone: string;
  provider: IdentityProvider;
  /** Null where the staff signs in at a provider of the publisher's own. */
  accounts: StaffAccounts | null;
  /** Public origin of the site, known once it listens. */
  origin: () => string;
  renderer: () => Renderer;
  contentService: ContentService;
  /** The status that readers get for a path of the site; null: none in time. */
  ask: (path: string) => Promise<number | null>;
  /** Secrets of the site that keys are derived from: the first is in use, the others are still taken. */
  secrets: readonly [string, ...string[]];
  /** Who sends editions of newsletters, known once the site listens; null where nobody does. */
  mailing: (() => Mailing) | null;
  /** Kinds of listings; none where the site has no such screen. */
  listings: readonly ListingKind[];
  /** Folder of the compiled application. */
  appDir: string;
}
