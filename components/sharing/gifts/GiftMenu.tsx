import { Icon } from '../../ui/Icon';

export interface GiftMenuProps {
  /** The whole address of the story. */
  url: string;
  title: string;
  /** Base of the share service, with a slash at its end. */
  shareBase: string;
}

/**
 * The button with which subscribers give a story away (platform §4). Styles show it to them alone; what it opens
 * is filled by `enhanceGiftMenu`, which asks for the link when it is first opened, and shows the tooltip where it is due.
 */
export function GiftMenu({ url, title, shareBase }: GiftMenuProps) {
  return (
    <>
      <details
        className="share gift"
        data-gift-menu={url}
        data-gift-title={title}
        data-share-base={shareBase}
      >
        <summary className="share__button share__button--wide">
          <Icon name="gift" size={18} /> Gift
        </summary>
        <div className="share__menu gift__menu">
          <p className="gift__state" role="status">
            Getting your gift link…
          </p>
        </div>
      </details>
      {/* Beside the menu: a closed disclosure shows nothing of what it holds. */}
      <div className="gift-tooltip" id="gift-tooltip" role="note" hidden>
        <p className="gift-tooltip__wide">
          <span className="gift-tooltip__badge">New</span> You can now gift articles
        </p>
        <p className="gift-tooltip__wide gift-tooltip__more">Exclusive to subscribers</p>
        <p className="gift-tooltip__narrow">You can gift articles now.</p>
      </div>
    </>
  );
}
