import type { Right } from '../../contract/rights';
import { SCREEN_LIST, screenPath, type ScreenName } from '../../contract/screens';

interface Props {
  current: ScreenName;
  rights: readonly Right[];
}

/** The screens of the whole site. */
export function ScreenNav({ current, rights }: Props) {
  const shown = SCREEN_LIST.filter(
    ([, { label, right }]) =>
      label !== undefined && (right === undefined || rights.includes(right)),
  );
  return (
    <nav className="head__group" aria-label="Screens">
      {shown.map(([name, { label }]) => (
        <a
          key={name}
          className="button"
          href={screenPath(name)}
          aria-current={name === current ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
