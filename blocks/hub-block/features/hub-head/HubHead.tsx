import classNames from 'classnames';
import { FrontHead, type FrontHeadProps } from '../../../../components/fronts/FrontHead';
import type { HubLink } from '../../readLines';

export const HUB_LOOKS = ['plain', 'night', 'gold', 'green', 'red', 'blue'] as const;
export type HubLook = (typeof HUB_LOOKS)[number];

export interface HubHeadProps extends FrontHeadProps {
  /** Above the title; may be empty. */
  kicker: string;
  links: readonly HubLink[];
  look: HubLook;
}

/** The name of a hub on its own ground, what it holds, and the ways into it. */
export function HubHead({ kicker, links, look, ...head }: HubHeadProps) {
  return (
    <div className={classNames('front', 'hub-head', `hub-head--${look}`)}>
      {kicker !== '' && <p className="hub-head__kicker">{kicker}</p>}
      <FrontHead {...head}>
        {links.length > 0 && (
          <nav className="hub-head__links" aria-label={`Parts of ${head.title}`}>
            <ul>
              {links.map(({ name, url }, index) => (
                <li key={index}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </FrontHead>
    </div>
  );
}
