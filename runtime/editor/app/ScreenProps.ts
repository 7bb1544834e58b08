import type { Api } from './api';
import type { AppSession } from './session';

export interface ScreenProps {
  session: AppSession;
  api: Api;
  /** Of the address. */
  path: string;
  onGo: (path: string) => void;
}
