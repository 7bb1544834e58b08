import type { AppSession } from '../../contract/session';
import { SCREEN_LIST, screenPath, type ScreenName } from '../../contract/screens';

interface Props {
  current: ScreenName;
  session: Pick<AppSession, 'rights' | 'parts'>;
}

/** The screens of the whole site. */
export function ScreenNav({ current, session: { rights, parts } }: Props) {
  const shown = SCREEN_LIST.filter(
    ([, { label, right, needs }]) =>
      label !== undefined &&
      (right === undefined || rights.includes(right)) &&
      (needs === undefined || parts.includes(needs)),
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
