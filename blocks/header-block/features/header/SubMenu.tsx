import type { MenuLink } from '../../../../properties/menus';

interface SubMenuProps {
  title: string;
  items: readonly MenuLink[];
  customClass: string;
}

/** A titled list of links (widgets §3: title, items, customClass). */
export function SubMenu({ title, items, customClass }: SubMenuProps) {
  const id = `sub-menu-${customClass}`;
  return (
    <div className={`sub-menu sub-menu--${customClass}`}>
      <p className="sub-menu__title" id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.title}>
            <a className="mega__link" href={item.path}>
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
