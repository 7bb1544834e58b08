import type { Right } from '../server/rights/rights';
import { ADDRESSES, COLLECTIONS, FIND, HOME, LOG, PEOPLE } from './paths';

interface Screen {
  label: string;
  path: string;
  /** What it takes to be shown the way there. */
  right?: Right;
}

const SCREENS = {
  pages: { label: 'Pages', path: HOME },
  collections: { label: 'Collections', path: COLLECTIONS },
  find: { label: 'Find', path: FIND },
  addresses: { label: 'Addresses', path: ADDRESSES, right: 'read' },
  log: { label: 'Log', path: LOG },
  people: { label: 'People', path: PEOPLE, right: 'manage' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;

interface Props {
  current: ScreenName;
  rights: readonly Right[];
}

/** The screens of the whole site. */
export function ScreenNav({ current, rights }: Props) {
  const shown = Object.entries<Screen>(SCREENS).filter(
    ([, { right }]) => right === undefined || rights.includes(right),
  );
  return (
    <nav className="head__group" aria-label="Screens">
      {shown.map(([name, { label, path }]) => (
        <a
          key={name}
          className="button"
          href={path}
          aria-current={name === current ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
