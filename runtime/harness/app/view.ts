import { formatSettings, type HarnessSettings, parseSettings } from '../settings';

export const WIDTHS = [390, 768, 1280, 'fluid'] as const;
export type Width = (typeof WIDTHS)[number];

/** Percent. */
export const ZOOMS = [50, 67, 75, 90, 100, 125, 150, 200] as const;
const ZOOM_RANGE = { min: 50, max: 200 };

export const TABS = ['html', 'props', 'requests', 'events', 'accessibility', 'size'] as const;
export type Tab = (typeof TABS)[number];

/** What the harness shows and how: all of it stands in the address. */
export interface View {
  settings: HarnessSettings;
  /** px of the frame, or as wide as there is room. */
  width: Width;
  /** Percent. */
  zoom: number;
  tab: Tab;
  /** Search in the list of blocks. */
  q: string;
}

/** A view from an address's query; what is absent or unknown is as usual. */
export function parseView(query: URLSearchParams): View {
  const width = WIDTHS.find((choice) => String(choice) === query.get('width'));
  const tab = TABS.find((choice) => choice === query.get('tab'));
  return {
    settings: parseSettings(query),
    width: width ?? 'fluid',
    zoom: parseZoom(query.get('zoom')),
    tab: tab ?? 'html',
    q: query.get('q') ?? '',
  };
}

/** The query of an address that shows the same; what is as usual is left out. */
export function formatView({ settings, width, zoom, tab, q }: View): URLSearchParams {
  const query = formatSettings(settings);
  if (width !== 'fluid') query.set('width', String(width));
  if (zoom !== 100) query.set('zoom', String(zoom));
  if (tab !== 'html') query.set('tab', tab);
  if (q !== '') query.set('q', q);
  return query;
}

function parseZoom(text: string | null): number {
  const zoom = Math.round(Number(text ?? 100));
  return zoom >= ZOOM_RANGE.min && zoom <= ZOOM_RANGE.max ? zoom : 100;
}
