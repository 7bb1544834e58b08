/** Degrees north and east. */
type Point = readonly [latitude: number, longitude: number];

/** Where the pictures of a street map come from. */
export interface StreetMap {
  /** Address of a picture: with {z}, {x} and {y}. */
  tiles: string;
  /** Who gives them, as readers are told before they ask. */
  host: string;
  /** Who made the map, and where that is said. */
  credit: { text: string; url: string };
  /** The closest that there are pictures of. */
  maxZoom: number;
}

/** What the maps of the restaurant guide show besides places. */
export const guideMap = {
  /** The street map that readers may ask for; null where there is none to offer. */
  streets: {
    tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    host: 'openstreetmap.org',
    credit: {
      text: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
    },
    maxZoom: 19,
  } as StreetMap | null,
  /** What all distances are measured from. */
  center: { name: 'City Hall', latitude: 39.9526, longitude: -75.1635 },
  /** miles: rings around it; the last one is the edge, where what lies farther out stands, too. */
  rings: [1, 5, 20, 85],
  waters: [
    {
      name: 'Delaware',
      points: [
        [40.69, -75.2],
        [40.364, -74.951],
        [40.215, -74.775],
        [40.098, -74.85],
        [40.014, -75.043],
        [39.968, -75.105],
        [39.953, -75.1345],
        [39.905, -75.129],
        [39.882, -75.17],
        [39.862, -75.25],
        [39.838, -75.36],
        [39.72, -75.5],
        [39.56, -75.56],
        [39.46, -75.53],
        [39.3, -75.42],
        [39.1, -75.25],
        [38.9, -75.08],
      ],
    },
    {
      name: 'Schuylkill',
      points: [
        [40.335, -75.93],
        [40.243, -75.65],
        [40.135, -75.51],
        [40.112, -75.345],
        [40.073, -75.31],
        [40.026, -75.228],
        [40.008, -75.197],
        [39.975, -75.194],
        [39.966, -75.1855],
        [39.9515, -75.1817],
        [39.938, -75.198],
        [39.915, -75.205],
        [39.885, -75.195],
      ],
    },
    {
      name: 'The shore',
      points: [
        [38.93, -74.96],
        [38.98, -74.81],
        [39.27, -74.57],
        [39.36, -74.41],
        [39.56, -74.22],
        [39.76, -74.1],
        [39.94, -74.07],
        [40.46, -73.99],
      ],
    },
  ] satisfies { name: string; points: Point[] }[],
} as const;
