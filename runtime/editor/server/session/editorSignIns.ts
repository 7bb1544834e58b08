import { PendingSignIns } from '../../../../oidc-client/PendingSignIns';

/** Sign-ins to the editor that are under way. */
export const editorSignIns = (secrets: readonly [string, ...string[]]): PendingSignIns =>
  new PendingSignIns({ prefix: 'broadsheet_sign_in_', purpose: 'editor sign-in', secrets });
