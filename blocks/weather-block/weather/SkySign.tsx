import type { Sky } from './forecast';

const CLOUD = 'M7 17.500h10a3.500 3.500 0 0 0 .4-7 5.500 5.500 0 0 0-10.500-.9A4 4 0 0 0 7 17.500Z';
const HIGH_CLOUD =
  'M7 14.500h10a3.500 3.500 0 0 0 .4-7A5.500 5.500 0 0 0 6.900 6.600 4 4 0 0 0 7 14.500Z';
const SUN = 'M12 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9Z';
const RAYS =
  'M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M4.900 4.900l1.800 1.800M17.300 17.300l1.800 1.800M4.900 19.100l1.800-1.800M17.300 6.700l1.800-1.800';

/** Lines on a 24 by 24 grid. */
const SIGNS: Record<Sky, string> = {
  clear: `${SUN}${RAYS}`,
  'partly-cloudy': `${CLOUD}M16.500 5.500a3.500 3.500 0 0 1 4 4.500M17.500 1.500v1.600M22.500 5l-1.300 1.100M12.700 3l1 1.300`,
  cloudy: CLOUD,
  fog: 'M4 8h13M7 12h14M4 16h12M19 16h1M4 12h.5',
  rain: `${HIGH_CLOUD}M8 17.500l-1.200 3M12.500 17.500l-1.200 3M17 17.500l-1.200 3`,
  thunder: `${HIGH_CLOUD}M13 11.500l-2.800 4.300h3.600L11 20.500`,
  snow: `${HIGH_CLOUD}M8 18v.1M12 20.500v.1M16 18v.1M8 21.500v.1M16 21.500v.1M12 17.200v.1`,
  sleet: `${HIGH_CLOUD}M8 17.500l-1.200 3M12 18.500v.1M12 21.500v.1M17 17.500l-1.200 3`,
  wind: 'M3 9h10.500a2.500 2.500 0 1 0-2.500-2.500M3 13h15a2.500 2.500 0 1 1-2.500 2.500M3 17h7.500a2 2 0 1 1-2 2',
};

/** What the sky does, drawn; the words for it stand beside. @param size px */
export function SkySign({ sky, size }: { sky: Sky; size: number }) {
  return (
    <svg
      className={`sky-sign sky-sign--${sky}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SIGNS[sky]} />
    </svg>
  );
}
