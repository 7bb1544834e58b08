import type { StreetMapData } from './streetMapData';
import { readPins } from './streetMapData';
import { forgetStreets, mayShowStreets, rememberStreets } from './streetWish';

const SHOW = 'Show a street map';
const HIDE = 'Back to the drawn map';

/**
 * The offers of a street map below `root` come alive. The map and the script that draws it are asked for
 * when the reader presses the button, or scrolls to a map after having pressed it once before; pressed
 * again, the drawn map is back and the wish forgotten.
 */
export function offerStreets(root: HTMLElement): void {
  for (const offer of root.querySelectorAll<HTMLElement>('[data-street-map]')) wake(offer);
}

function wake(offer: HTMLElement): void {
  const box = offer.closest<HTMLElement>('.place-map');
  const button = offer.querySelector('button');
  const status = offer.querySelector<HTMLElement>('[role="status"]');
  if (!box || !button || !status) return;
  const data = JSON.parse(offer.dataset['streetMap'] ?? '') as StreetMapData; // written by PlaceMap
  let close: (() => void) | null = null;

  const told = status.textContent;
  const say = (text: string): void => {
    status.textContent = text;
  };
  const show = async (): Promise<void> => {
    button.disabled = true;
    try {
      const { openStreets } = await import('./openStreets');
      close = await openStreets(box, readPins(box, data), data, () =>
        say(`${data.host} does not answer right now. The drawn map is still there.`),
      );
      button.textContent = HIDE;
      say(told);
    } catch (error) {
      console.error('The street map could not be loaded', error);
      say('The street map could not be loaded. Please try again.');
    }
    button.disabled = false;
  };
  const hide = (): void => {
    close?.();
    close = null;
    button.textContent = SHOW;
    say(told);
  };

  button.disabled = false;
  button.addEventListener('click', () => {
    if (close) {
      forgetStreets(data.host);
      hide();
    } else {
      rememberStreets(data.host);
      void show();
    }
  });
  if (mayShowStreets(data.host)) whenNear(box, () => void (close ?? show()));
}

/** Calls back once, when the reader comes near. */
function whenNear(element: Element, then: () => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      then();
    },
    { rootMargin: '200px' },
  );
  near.observe(element);
}
