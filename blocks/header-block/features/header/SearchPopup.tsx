import { Icon } from '../../../../components/ui/Icon';
import { POPOVERS } from './popoverIds';

const ID = POPOVERS.search;

/**
 * The search form above the page, opened, left and closed without script (popover). Its button is disabled
 * while the text is empty by `enhance.ts`; Enter sends whatever is typed (widgets §2, §5).
 */
export function SearchPopup({ action }: { action: string }) {
  return (
    <search id={ID} className="header-search" popover="auto">
      <form className="header-search__form" action={action} method="get">
        <label className="header-search__label" htmlFor={`${ID}-text`}>
          Search The Broadsheet
        </label>
        <div className="header-search__row">
          <input
            className="header-search__input"
            id={`${ID}-text`}
            type="search"
            name="query"
            autoComplete="off"
            autoFocus
          />
          <button className="header-search__submit" type="submit">
            Search
          </button>
        </div>
      </form>
      <button
        className="header__tool header-search__close"
        type="button"
        popoverTarget={ID}
        popoverTargetAction="hide"
        aria-label="Close search"
      >
        <Icon name="close" />
      </button>
    </search>
  );
}
