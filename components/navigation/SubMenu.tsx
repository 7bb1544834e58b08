import type { MenuLink } from '../../properties/menus';
import { MenuAnchor } from './ReaderLink';

export interface SubMenuProps {
  title: string;
  items: readonly MenuLink[];
  /** Name of the group, for styles. */
  customClass: string;
}

/** A titled list of links (widgets §3: title, items, customClass). */
export function SubMenu({ title, items, customClass }: SubMenuProps) {
  return (
    <div className={`sub-menu sub-menu--${customClass}`}>
      <p className="sub-menu__title">{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <MenuAnchor className="sub-menu__link" link={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
