import type { BlockStates } from 'fusion:states';
import { exampleCards, exampleCrossword } from './crossword/exampleCrosswords';

const uri = '/puzzles/crossword/2026-11-21/';

/** Named states of the crosswords. */
const states: BlockStates = {
  ofThePage: { feature: 'crossword', fields: {}, requestUri: uri, globalContent: exampleCrossword },
  newest: {
    feature: 'crossword',
    fields: { kicker: 'Today’s puzzle' },
    content: { 'crossword-api': exampleCrossword },
  },
  withoutHelp: {
    feature: 'crossword',
    fields: { hasHelp: false },
    requestUri: uri,
    globalContent: { ...exampleCrossword, author: '', intro: '' },
  },
  notThere: { feature: 'crossword', fields: {}, content: { 'crossword-api': null } },
  answers: {
    feature: 'crossword-answers',
    fields: {},
    requestUri: `${uri}answers/`,
    globalContent: exampleCrossword,
  },
  front: {
    feature: 'crossword-list',
    fields: {},
    requestUri: '/puzzles/',
    content: { 'crosswords-api': exampleCards },
  },
  oneOnly: {
    feature: 'crossword-list',
    fields: { title: 'Crosswords', description: '' },
    content: { 'crosswords-api': exampleCards.slice(0, 1) },
  },
  noneYet: { feature: 'crossword-list', fields: {}, content: { 'crosswords-api': [] } },
  notAvailable: { feature: 'crossword-list', fields: {}, content: { 'crosswords-api': null } },
};

export default states;
