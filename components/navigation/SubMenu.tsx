import type { MenuLink } from '../../properties/menus';
import { menuHref } from './menuHref';

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
            <a className="sub-menu__link" href={menuHref(item)}>
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
