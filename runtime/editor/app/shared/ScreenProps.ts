import type { AppSession } from '../../contract/session';
import type { Api } from './api';

export interface ScreenProps {
  session: AppSession;
  api: Api;
  /** What it is about, as the address says; '' for all. */
  id: string;
  onGo: (path: string) => void;
}
