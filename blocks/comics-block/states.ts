import type { BlockStates } from 'fusion:states';
import { exampleComics } from './comics/exampleComics';

/** Named states of the comics. */
const states: BlockStates = {
  newest: { fields: {}, requestUri: '/comics', content: { 'comics-api': exampleComics } },
  ofTheDay: {
    fields: { title: 'Funnies' },
    requestUri: '/comics/daily/2026-11-21/',
    globalContent: { ...exampleComics, next: '2026-11-22' },
  },
  noStrips: { fields: {}, content: { 'comics-api': { ...exampleComics, strips: [] } } },
  notAvailable: { fields: {}, content: { 'comics-api': null } },
};

export default states;
