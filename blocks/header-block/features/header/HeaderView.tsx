import type { EditableProps } from 'fusion:content';
import type { CSSProperties } from 'react';
import classNames from 'classnames';
import { Icon } from '../../../../components/ui/Icon';
import { Wordmark } from '../../../../components/ui/Wordmark';
import type { menus } from '../../../../properties/menus';
import { AccountPopup } from './AccountPopup';
import type { HeaderOptions } from './headerOptions';
import { MastheadAd } from './MastheadAd';
import { MegaMenu } from './MegaMenu';
import { POPOVERS } from './popoverIds';
import { SearchPopup } from './SearchPopup';

export interface HeaderViewProps {
  options: HeaderOptions;
  menus: typeof menus;
  siteName: string;
  dateLine: string;
  /** The article subtype that keeps the bar compact and has no subscriber bar (widgets §2, §4). */
  isException: boolean;
  /** Mark the texts in the editor’s canvas. */
  editable?: Partial<Record<'saleTitle' | 'saleText' | 'promoTitle', EditableProps>>;
}

/**
 * The header: what stands above the masthead, the masthead (date, nameplate), and the bar. It sticks
 * with the bar at the top edge, so the masthead scrolls away by itself and nothing moves.
 */
export function HeaderView(props: HeaderViewProps) {
  const { options, menus, siteName, dateLine, isException, editable = {} } = props;
  const { scheme, promo, saleTitle, saleText } = options;
  const { topNavigation, megaMenu, footerGroups, headerLinks } = menus;
  const hasMasthead = options.mode === 'default' && !isException;
  const saleColors = {
    '--sale-ground': options.bannerColor,
    '--sale-text': options.textColor,
  } as CSSProperties;

  return (
    <header
      className={classNames(
        'header',
        `header--${scheme}`,
        !hasMasthead && 'header--short is-compact',
      )}
      style={saleColors}
    >
      {promo && <MastheadAd promo={promo} titleProps={editable.promoTitle} />}
      {!isException && (
        <a className="subscriber-bar" href={headerLinks.subscribe.path}>
          <span {...editable.saleText}>{saleText}</span>{' '}
          <strong {...editable.saleTitle}>{saleTitle}</strong>
        </a>
      )}
      {hasMasthead && (
        <div className="header__masthead">
          <div className="header__edition">
            <p className="header__date">{dateLine}</p>
            <a className="header__paper" href={headerLinks.todaysPaper.path}>
              {headerLinks.todaysPaper.title}
            </a>
          </div>
          <a className="header__logo" href="/" aria-label={siteName}>
            <Wordmark outlineId="nameplate" />
          </a>
          <a className="header__offer" href={headerLinks.subscribe.path} {...editable.saleText}>
            {saleText}
          </a>
        </div>
      )}
      <div className="header__bar">
        <div className="header__tools">
          <button
            className="header__tool"
            type="button"
            popoverTarget={POPOVERS.menu}
            aria-label="Full navigation"
          >
            <Icon name="menu" />
          </button>
          <button
            className="header__tool"
            type="button"
            popoverTarget={POPOVERS.search}
            aria-label="Search"
          >
            <Icon name="search" size={22} />
          </button>
        </div>
        <a className="header__small-logo" href="/" aria-label={siteName}>
          <Wordmark
            className="header__small-name"
            {...(hasMasthead ? { href: '#nameplate' } : { outlineId: 'nameplate' })}
          />
          <Wordmark variant="initial" className="header__initial" />
        </a>
        <nav className="header__sections" aria-label="Sections">
          <ul>
            {topNavigation.map((link) => (
              <li key={link.path}>
                <a href={link.path}>{link.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header__reader">
          <button className="header__sign-in" type="button" popoverTarget={POPOVERS.account}>
            <span className="header__for-signed-out header__small-only">Sign In / Sign Up</span>
            <span className="header__for-signed-out header__large-only">Sign in</span>
            <span className="header__for-signed-in">Account</span>
          </button>
          <a
            className="header__subscribe header__large-only"
            href={headerLinks.subscribe.path}
            {...editable.saleTitle}
          >
            {saleTitle}
          </a>
        </div>
      </div>
      <MegaMenu
        groups={megaMenu}
        subMenus={footerGroups}
        actions={[headerLinks.todaysPaper, headerLinks.subscribe, headerLinks.support]}
        siteName={siteName}
      />
      <SearchPopup action={headerLinks.search.path} />
      <AccountPopup
        saleTitle={saleTitle}
        paths={{
          subscribe: headerLinks.subscribe.path,
          subscribeLoggedIn: headerLinks.subscribeLoggedIn.path,
          support: headerLinks.support.path,
        }}
      />
    </header>
  );
}
