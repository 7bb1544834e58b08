import { offerStreets } from '../../../../components/places/streets/offerStreets';
import { sortByDistance } from './sortByDistance';

const REFUSED = 'Your browser did not say where you are. Choose a neighborhood or a town instead.';

/** The offer of a street map, and "Near me". */
export default function enhance(root: HTMLElement): void {
  offerStreets(root);
  offerNearMe(root);
}

/**
 * "Near me": asks the browser where it is when the button is pressed, and sorts what the page lists. The
 * place is never sent anywhere. Without a browser that can say it, there is no button.
 */
function offerNearMe(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('[data-near-me]');
  const list = root.querySelector<HTMLElement>('.guide__list');
  const status = root.querySelector<HTMLElement>('.guide__near');
  if (!button || !list || !status || !('geolocation' in navigator)) return;
  button.hidden = list.children.length < 2;
  button.addEventListener('click', () => {
    button.disabled = true;
    status.textContent = 'Looking where you are …';
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        button.disabled = false;
        status.textContent = sortByDistance(list, coords);
      },
      () => {
        button.disabled = false;
        status.textContent = REFUSED;
      },
      { maximumAge: 300_000, timeout: 15_000 },
    );
  });
}
