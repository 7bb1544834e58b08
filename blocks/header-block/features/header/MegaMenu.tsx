import classNames from 'classnames';
import { MenuAnchor } from '../../../../components/navigation/ReaderLink';
import { SubMenu } from '../../../../components/navigation/SubMenu';
import { Icon } from '../../../../components/ui/Icon';
import { Wordmark } from '../../../../components/ui/Wordmark';
import type { FooterGroup, MenuGroup, MenuLink } from '../../../../properties/menus';
import { NavForm } from './NavForm';
import { POPOVERS } from './popoverIds';

interface MegaMenuProps {
  groups: readonly MenuGroup[];
  subMenus: readonly FooterGroup[];
  /** Places that one goes to rather than reads: they are forms (widgets §2). */
  actions: readonly MenuLink[];
  siteName: string;
}

/**
 * The full-screen menu (widgets §2): a column per section, its first item the heading, then titled
 * lists. A popover, so that it opens, closes, answers to Escape and a press outside, and gives the
 * focus back without script. The first heading ("News") takes the focus.
 */
export function MegaMenu({ groups, subMenus, actions, siteName }: MegaMenuProps) {
  return (
    <nav id={POPOVERS.menu} className="mega" popover="auto" aria-label="Full navigation">
      <div className="mega__bar">
        <button
          className="header__tool"
          type="button"
          popoverTarget={POPOVERS.menu}
          popoverTargetAction="hide"
          aria-label="Close navigation"
        >
          <Icon name="close" />
        </button>
        <a className="mega__logo" href="/" aria-label={siteName}>
          <Wordmark href="#nameplate" />
        </a>
      </div>
      <div className="mega__groups">
        {groups.map((group, index) => (
          <ul
            key={group.id}
            className={classNames(
              'mega__group',
              group.hasSpecialLayout && `mega__group--${group.id}`,
            )}
          >
            <li>
              <MenuAnchor className="mega__heading" link={group.heading} autoFocus={index === 0} />
            </li>
            {group.links.map((link) => (
              <li
                key={link.title}
                className={classNames(link.isHiddenOnLarge && 'mega__item--small-only')}
              >
                <MenuAnchor className="mega__link" link={link} />
              </li>
            ))}
          </ul>
        ))}
        <div className="mega__actions">
          {actions.map((action) => (
            <NavForm key={action.path} title={action.title} path={action.path} />
          ))}
        </div>
      </div>
      <div className="mega__sub-menus">
        {subMenus.map((menu) => (
          <SubMenu key={menu.id} title={menu.title} items={menu.links} customClass={menu.id} />
        ))}
      </div>
    </nav>
  );
}
