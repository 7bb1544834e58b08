import { getShareUrl } from '../../utils/links/getShareUrl';
import { Icon } from '../ui/Icon';

export interface ShareMenuProps {
  /** The whole address of the story. */
  url: string;
  title: string;
  /** Three dots in the corner of a card, or a button that says "Share". */
  look?: 'dots' | 'button';
  /** Where there is little room: says "Link copied" (platform §4). */
  isSimple?: boolean;
}

const NETWORKS = [
  { network: 'facebook', text: 'Share on Facebook', opensWindow: true },
  { network: 'x', text: 'Share on X', opensWindow: true },
  { network: 'email', text: 'Share via email', opensWindow: false },
] as const;

/**
 * The three-dot button of a card and its menu (widgets §4). It opens and its links work without
 * script; `enhanceShareMenus` adds "Copy link", the share window, the system's sheet and the rules for closing.
 */
export function ShareMenu({ url, title, look = 'dots', isSimple = false }: ShareMenuProps) {
  return (
    <details
      className="share"
      data-share-menu={url}
      data-share-title={title}
      data-is-simple={isSimple || undefined}
    >
      {look === 'button' ? (
        <summary className="share__button share__button--wide">
          <Icon name="share" size={18} /> Share
        </summary>
      ) : (
        <summary className="share__button" aria-label={`Share: ${title}`}>
          <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <circle cx="5" cy="12" r="2" />
            <circle cx="12" cy="12" r="2" />
            <circle cx="19" cy="12" r="2" />
          </svg>
        </summary>
      )}
      <ul className="share__menu">
        <li hidden>
          <button className="share__option" type="button" data-share="copy">
            Copy link
          </button>
        </li>
        {NETWORKS.map(({ network, text, opensWindow }) => (
          <li key={network}>
            <a
              className="share__option"
              href={getShareUrl(network, { url, title })}
              target={opensWindow ? '_blank' : undefined}
              rel={opensWindow ? 'noopener nofollow' : undefined}
              data-share={network}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
