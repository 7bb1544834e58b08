import type { ScreenProps } from './ScreenProps';
import { lazy, type ComponentType } from 'react';
import { ADDRESSES, COLLECTIONS, FIND, LOG, PEOPLE } from './paths';

/** Screens by their address, but for the two that most work is done on: loaded when they are asked for. */
export const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
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

/** The address of the screen that shows a path: its own, or one above it; the path itself for none. */
export function screenOf(path: string): string {
  return Object.keys(SCREENS).find((known) => path.startsWith(`${known}/`)) ?? path;
}
