import { PlainPages } from '../PlainPages';
import { readLook } from '../readLook';

/** A site that says all of how it looks, as a pack states it. */
export const DAILY = {
  siteName: 'The Daily',
  fonts: {
    headings: {
      families: ['Daily Slab', 'Rockwell', 'serif'],
      file: { address: '/pf/resources/fonts/slab.woff2', weights: [300, 800] },
    },
    text: { families: ['Verdana', 'sans-serif'], file: null },
  },
  colors: {
    light: {
      paper: '#fff7ff',
      surface: '#efe3f5',
      ink: '#2a0a3c',
      inkSoft: '#5a3a6c',
      rule: '#d5c3de',
      ruleStrong: '#8a7396',
      link: '#7a1fa2',
      accent: '#a30d3f',
      focus: '#7a1fa2',
    },
    dark: {
      paper: '#1c0f24',
      surface: '#2a1a35',
      ink: '#f3e6fa',
      inkSoft: '#c9b3d6',
      rule: '#4a3558',
      ruleStrong: '#8f76a0',
      link: '#d9a6f0',
      accent: '#ff8fb0',
      focus: '#d9a6f0',
    },
  },
  nameplate: { address: '/pf/resources/daily.svg#name', viewBox: [0, 0, 400, 50] },
  icon: '/pf/resources/daily-icon.svg',
};

export const dailyPages = new PlainPages(readLook(DAILY));
