import type { EditableProps } from 'fusion:content';
import classNames from 'classnames';
import { MenuAnchor } from '../../../../components/navigation/ReaderLink';
import { SubMenu } from '../../../../components/navigation/SubMenu';
import { Icon, type IconName } from '../../../../components/ui/Icon';
import type { menus } from '../../../../properties/menus';

export interface SocialLink {
  network: string;
  title: string;
  url: string;
}

export interface FooterViewProps {
  groups: (typeof menus)['footerGroups'];
  legalLinks: (typeof menus)['legalLinks'];
  socialLinks: readonly SocialLink[];
  siteName: string;
  /** A line below the nameplate; empty for none. */
  blurb: string;
  /** Marks the line in the editor’s canvas. */
  blurbProps?: EditableProps;
  year: number;
  /** Address of the nameplate's outline. */
  wordmark: string;
  isHiddenOnSmall: boolean;
}

const SOCIAL_ICONS: Record<string, IconName> = {
  twitter: 'x',
  facebook: 'facebook',
  instagram: 'instagram',
};

/** The foot of every page (widgets §2): five groups, social links, legal links, copyright. */
export function FooterView({
  groups,
  legalLinks,
  socialLinks,
  siteName,
  blurb,
  blurbProps,
  year,
  wordmark,
  isHiddenOnSmall,
}: FooterViewProps) {
  return (
    <footer className={classNames('footer', isHiddenOnSmall && 'footer--hidden-on-small')}>
      <div className="footer__inner">
        <div className="footer__head">
          <a className="footer__logo" href="/" aria-label={siteName}>
            <svg viewBox="4 -258 2678 266" fill="currentColor" aria-hidden="true" focusable="false">
              <use href={wordmark} />
            </svg>
          </a>
          {blurb !== '' && (
            <p className="footer__blurb" {...blurbProps}>
              {blurb}
            </p>
          )}
          <ul className="footer__social">
            {socialLinks.map((link) => (
              <li key={link.network}>
                <a href={link.url} aria-label={`${siteName} on ${link.title}`} rel="me noopener">
                  <Icon name={SOCIAL_ICONS[link.network] ?? 'link'} size={20} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className="footer__groups" aria-label="More from the site">
          {groups.map((group) => (
            <SubMenu
              key={group.id}
              title={group.title}
              items={group.links}
              customClass={group.id}
            />
          ))}
        </nav>
        <nav className="footer__legal" aria-label="Legal">
          <p className="footer__copyright">
            © {year} {siteName}
          </p>
          <ul>
            {legalLinks.map((link) => (
              <li key={link.path}>
                <MenuAnchor link={link} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
