import { lazy, type ComponentType } from 'react';
import type { Api } from './api';
import { ADDRESSES, COLLECTIONS, FIND, LOG, PEOPLE } from './paths';
import type { AppSession } from './session';

export interface ScreenProps {
  session: AppSession;
  api: Api;
  /** Of the address. */
  path: string;
  onGo: (path: string) => void;
}

/** Screens by their address, but for the two that most work is done on: loaded when they are asked for. */
const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  [ADDRESSES]: lazy(async () => ({
    default: (await import('./routing/AddressesScreen')).AddressesScreen,
  })),
  [COLLECTIONS]: lazy(async () => ({
    default: (await import('./collections/CollectionsScreen')).CollectionsScreen,
  })),
  [FIND]: lazy(async () => ({ default: (await import('./find/FindScreen')).FindScreen })),
  [LOG]: lazy(async () => ({ default: (await import('./log/LogScreen')).LogScreen })),
  [PEOPLE]: lazy(async () => ({ default: (await import('./people/PeopleScreen')).PeopleScreen })),
};

/** The screen at an address: one of these, or what lies below it. */
export function screenAt(path: string): ComponentType<ScreenProps> | undefined {
  const [address] = Object.keys(SCREENS).filter(
    (known) => path === known || path.startsWith(`${known}/`),
  );
  return address === undefined ? undefined : SCREENS[address];
}
