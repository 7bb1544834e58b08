import { ADDRESSES, COLLECTIONS, HOME } from './paths';

const SCREENS = [
  { name: 'pages', label: 'Pages', path: HOME },
  { name: 'collections', label: 'Collections', path: COLLECTIONS },
  { name: 'addresses', label: 'Addresses', path: ADDRESSES },
] as const;

export type ScreenName = (typeof SCREENS)[number]['name'];

/** The screens of the whole site. */
export function ScreenNav({ current }: { current: ScreenName }) {
  return (
    <nav className="head__group" aria-label="Screens">
      {SCREENS.map(({ name, label, path }) => (
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
