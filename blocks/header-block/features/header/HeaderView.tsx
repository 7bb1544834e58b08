import type { EditableProps } from 'fusion:content';
import type { CSSProperties } from 'react';
import classNames from 'classnames';
import { ReaderLink } from '../../../../components/navigation/ReaderLink';
import { Icon } from '../../../../components/ui/Icon';
import { Wordmark } from '../../../../components/ui/Wordmark';
import type { menus } from '../../../../properties/menus';
import type { LoginSettings } from '../../../../components/reader/createLogin';
import { subscribeLinks } from '../../../../components/reader/subscribeLinks';
import { eEditionPath } from '../../../../components/reader/subscribePaths';
import { AccountPopup } from './AccountPopup';
import type { HeaderOptions } from './headerOptions';
import { MastheadAd } from './MastheadAd';
import { MegaMenu } from './MegaMenu';
import { NotificationsPopup } from './NotificationsPopup';
import { ReaderArea } from './ReaderArea';
import { POPOVERS } from './popoverIds';
import { SearchPopup } from './SearchPopup';

export interface HeaderViewProps {
  options: HeaderOptions;
  menus: typeof menus;
  siteName: string;
  dateLine: string;
  /** The article subtype that keeps the bar compact and has no subscriber bar (widgets §2, §4). */
  isException: boolean;
  login: LoginSettings;
  /** Address of the e-edition; without one, Today’s Paper is a page of the site. */
  eEdition?: string | undefined;
  /** Mark the texts in the editor’s canvas. */
  editable?: Partial<Record<'saleTitle' | 'saleText' | 'promoTitle', EditableProps>>;
}

/**
 * The header: what stands above the masthead, the masthead (date, nameplate), and the bar. It sticks
 * with the bar at the top edge, so the masthead scrolls away by itself and nothing moves.
 */
export function HeaderView(props: HeaderViewProps) {
  const { options, menus, siteName, dateLine, isException, login, eEdition, editable = {} } = props;
  const { scheme, promo, saleTitle, saleText, hasAccounts } = options;
  const { topNavigation, megaMenu, footerGroups, headerLinks } = menus;
  const links = subscribeLinks(headerLinks, login.environment);
  const subscribe = { href: links.signedOut, signedInHref: links.signedIn };
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
        <ReaderLink className="subscriber-bar" {...subscribe}>
          <span {...editable.saleText}>{saleText}</span>{' '}
          <strong {...editable.saleTitle}>{saleTitle}</strong>
        </ReaderLink>
      )}
      {hasMasthead && (
        <div className="header__masthead">
          <div className="header__edition">
            <p className="header__date">{dateLine}</p>
            <a
              className="header__paper"
              href={eEditionPath(eEdition, headerLinks.todaysPaper.path)}
            >
              {headerLinks.todaysPaper.title}
            </a>
          </div>
          <a className="header__logo" href="/" aria-label={siteName}>
            <Wordmark outlineId="nameplate" />
          </a>
          <ReaderLink className="header__offer" {...subscribe} {...editable.saleText}>
            {saleText}
          </ReaderLink>
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
        <ReaderArea
          login={hasAccounts ? login : null}
          subscribe={subscribe}
          saleTitle={saleTitle}
          saleTitleProps={editable.saleTitle}
        />
      </div>
      <MegaMenu
        groups={megaMenu}
        subMenus={footerGroups}
        actions={[headerLinks.todaysPaper, headerLinks.subscribe, headerLinks.support]}
        siteName={siteName}
      />
      <SearchPopup action={headerLinks.search.path} />
      {hasAccounts && (
        <>
          <AccountPopup
            subscribe={links}
            support={headerLinks.support.path}
            options={options}
            login={login}
          />
          <NotificationsPopup />
        </>
      )}
    </header>
  );
}
