import { lazy, type ComponentType } from 'react';
import type { Api } from './api';
import { ADDRESSES, FIND, LOG, PEOPLE } from './paths';
import type { AppSession } from './session';

export interface ScreenProps {
  session: AppSession;
  api: Api;
}

/** Screens by their address, but for the two that most work is done on: loaded when they are asked for. */
export const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  [ADDRESSES]: lazy(async () => ({
    default: (await import('./routing/AddressesScreen')).AddressesScreen,
  })),
  [FIND]: lazy(async () => ({ default: (await import('./find/FindScreen')).FindScreen })),
  [LOG]: lazy(async () => ({ default: (await import('./log/LogScreen')).LogScreen })),
  [PEOPLE]: lazy(async () => ({ default: (await import('./people/PeopleScreen')).PeopleScreen })),
};
