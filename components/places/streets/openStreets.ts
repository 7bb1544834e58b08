import L from 'leaflet';
import leafletSheet from 'leaflet/dist/leaflet.css?url';
import { loadSheet } from '../../ui/loadSheet';
import { firstView } from './firstView';
import { pinsOn } from './pinsOn';
import type { StreetMapData, StreetPin } from './streetMapData';
import sheet from './streets.scss?url';

/** Zoom of a map with one place: its block and the ones around it. */
const ONE_PLACE = 15;
/** px around the places of a map. */
const MARGIN = 28;

/**
 * Shows a street map in place of the drawn one, in the same square.
 *
 * @param onFault none of the first pictures came
 * @returns takes it away again
 * @throws Error when its styles cannot be had
 */
export async function openStreets(
  box: HTMLElement,
  pins: readonly StreetPin[],
  { tiles, credit, maxZoom, center }: StreetMapData,
  onFault: () => void,
): Promise<() => void> {
  await Promise.all([loadSheet(leafletSheet), loadSheet(sheet)]);
  const element = document.createElement('div');
  element.className = 'street-map';
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', 'Street map');
  const sight = document.createElement('div');
  sight.className = 'street-map__sight';
  const bar = document.createElement('div');
  bar.className = 'street-map__bar';
  element.append(sight, bar);
  box.prepend(element);
  box.dataset['streets'] = '';

  const moves = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(sight, {
    maxZoom,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    // One finger or the wheel scrolls the page; two fingers, or the wheel in a map that was pressed, zoom.
    dragging: !L.Browser.mobile,
    scrollWheelZoom: false,
    // Below the map, where no pin can be under them.
    zoomControl: false,
    attributionControl: false,
  });
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  for (const control of [L.control.zoom(), L.control.attribution({ prefix: false })]) {
    const shown = control.addTo(map).getContainer();
    if (shown) bar.append(shown);
  }
  const first = firstView(pins, center).map(({ geo }) => L.latLng(geo.latitude, geo.longitude));
  map.fitBounds(L.latLngBounds(first), { padding: [MARGIN, MARGIN], maxZoom: ONE_PLACE });

  let isThere = false;
  L.tileLayer(tiles, { maxZoom, attribution: creditLink(credit) })
    .on('tileload', () => {
      isThere = true;
    })
    .on('load', () => {
      if (!isThere) onFault();
    })
    .addTo(map);
  pinsOn(map, pins);
  return () => {
    map.remove();
    element.remove();
    delete box.dataset['streets'];
  };
}

function creditLink({ text, url }: StreetMapData['credit']): string {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = text;
  return link.outerHTML;
}
