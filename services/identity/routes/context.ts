import type { CurrentProvider } from '../oidc/CurrentProvider';
import type { SignInsUnderWay } from '../oidc/SignInsUnderWay';
import type { IdentityServiceOptions } from '../options';
import type { Proofs } from '../signIn/Proofs';
import type { Database } from '../store/tables';

/** What the routes work with. */
export interface IdentityContext {
  db: Database;
  options: IdentityServiceOptions;
  current: CurrentProvider;
  underWay: SignInsUnderWay;
  proofs: Proofs;
}
