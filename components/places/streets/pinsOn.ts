import L from 'leaflet';
import Supercluster from 'supercluster';
import type { StreetPin } from './streetMapData';

/** px within which pins become one. */
const RADIUS = 42;
/** px */
const HEIGHT = 28;

/**
 * Puts places on a street map. Those too close to be told apart are one pin with their number, which zooms
 * to them when pressed; a single one opens its name, which leads where the name in the list does. By keys
 * as by touch: pins are buttons.
 */
export function pinsOn(map: L.Map, pins: readonly StreetPin[]): void {
  const index = new Supercluster<StreetPin>({
    radius: RADIUS,
    extent: 256,
    maxZoom: map.getMaxZoom(),
  });
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [pin.geo.longitude, pin.geo.latitude] },
      properties: pin,
    })),
  );
  const shown = new Map<string, L.Marker>();
  const draw = (): void => {
    const around = map.getBounds().pad(0.5);
    const found = new Map(
      index
        .getClusters(
          [around.getWest(), around.getSouth(), around.getEast(), around.getNorth()],
          map.getZoom(),
        )
        .map((item) => [keyOf(item), item]),
    );
    // What stays is left alone: a pin may have the focus.
    for (const [key, marker] of shown) {
      if (found.has(key)) continue;
      if (marker.getElement() === document.activeElement) map.getContainer().focus();
      marker.remove();
      shown.delete(key);
    }
    for (const [key, item] of found) {
      if (!shown.has(key)) shown.set(key, markerOf(map, index, item).addTo(map));
    }
  };
  map.on('moveend', draw);
  draw();
}

type Item =
  | Supercluster.ClusterFeature<Supercluster.AnyProps>
  | Supercluster.PointFeature<StreetPin>;

const isCluster = (item: Item): item is Supercluster.ClusterFeature<Supercluster.AnyProps> =>
  'cluster' in item.properties;

const keyOf = (item: Item): string =>
  isCluster(item)
    ? `cluster ${item.properties.cluster_id}`
    : `pin ${item.properties.label} ${item.properties.name}`;

function markerOf(map: L.Map, index: Supercluster<StreetPin>, item: Item): L.Marker {
  const [longitude = 0, latitude = 0] = item.geometry.coordinates;
  const at: L.LatLngTuple = [latitude, longitude];
  return isCluster(item) ? clusterOf(map, index, item, at) : pinOf(at, item.properties);
}

/** Zooms to where its places come apart; lists them where they never do. */
function clusterOf(
  map: L.Map,
  index: Supercluster<StreetPin>,
  { properties }: Supercluster.ClusterFeature<Supercluster.AnyProps>,
  at: L.LatLngTuple,
): L.Marker {
  const { cluster_id: id, point_count: count } = properties;
  const marker = button(at, {
    name: `${count} here, show them`,
    text: `${count} here`,
    look: 'street-pin street-pin--many',
    width: 52,
  });
  const apart = index.getClusterExpansionZoom(id);
  if (apart > map.getMaxZoom()) {
    return withLinks(
      marker,
      index.getLeaves(id, count).map((leaf) => leaf.properties),
    );
  }
  const open = (): void => {
    map.setView(at, apart);
  };
  return marker.on('click', open).on('keypress', ({ originalEvent }) => {
    if (isEnter(originalEvent)) open();
  });
}

function pinOf(at: L.LatLngTuple, pin: StreetPin): L.Marker {
  const { name, label } = pin;
  const marker = button(at, {
    name: label ? `${label}: ${name}` : name,
    text: label,
    look: label ? 'street-pin' : 'street-pin street-pin--only',
    width: HEIGHT,
  });
  return withLinks(marker, [pin]);
}

/** Opens the names of places; those that lead nowhere are the page's own. */
function withLinks(marker: L.Marker, pins: readonly StreetPin[]): L.Marker {
  const links = pins.flatMap(({ name, href }) => {
    if (href === null) return [];
    const link = document.createElement('a');
    link.href = href;
    link.textContent = name;
    return [link];
  });
  if (links.length === 0) return marker;
  const list = document.createElement('div');
  list.append(...links);
  return marker.bindPopup(list, { offset: [0, -6] });
}

interface Look {
  /** What it is called. */
  name: string;
  /** What stands on it. */
  text: string;
  look: string;
  /** px */
  width: number;
}

function button(at: L.LatLngTuple, { name, text, look, width }: Look): L.Marker {
  const mark = document.createElement('span');
  mark.textContent = text;
  const icon = L.divIcon({ className: look, html: mark, iconSize: [width, HEIGHT] });
  const marker = L.marker(at, { icon, title: name, alt: name, riseOnHover: true });
  return marker.on('add', () => marker.getElement()?.setAttribute('aria-label', name));
}

const isEnter = (event: Event): boolean => event instanceof KeyboardEvent && event.key === 'Enter';
