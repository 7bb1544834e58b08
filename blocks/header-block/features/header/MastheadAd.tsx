import type { EditableProps } from 'fusion:content';
import { Icon } from '../../../../components/ui/Icon';
import type { MastheadPromo } from './headerOptions';

interface MastheadAdProps {
  promo: MastheadPromo;
  /** Marks the title in the editor’s canvas. */
  titleProps?: EditableProps | undefined;
}

/**
 * A house promotion above the masthead, with its height reserved. Its button removes it (widgets §4)
 * and is there once enhance.ts answers to it. Not shown to ads-free readers.
 */
export function MastheadAd({ promo, titleProps }: MastheadAdProps) {
  return (
    <aside className="masthead-ad" aria-label="Advertisement">
      <span className="masthead-ad__label" aria-hidden="true">
        Advertisement
      </span>
      <a className="masthead-ad__link" href={promo.url}>
        <strong {...titleProps}>{promo.title}</strong> {promo.text}
      </a>
      <button
        className="header__tool masthead-ad__close"
        type="button"
        aria-label="Close advertisement"
        hidden
      >
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}
