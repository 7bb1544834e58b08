import type { BlockStates } from 'fusion:states';

/** Named states of the alert bar. */
const states: BlockStates = {
  breaking: {
    fields: {
      text: 'Council passes the school budget, 10-7, after a nine-hour session',
      url: '/news/',
    },
  },
  weather: {
    fields: {
      kind: 'weather',
      text: 'Flash flood warning for Philadelphia and Delaware Counties until 9 p.m.',
      url: '/weather/',
    },
  },
  notice: {
    fields: { kind: 'notice', text: 'Print delivery is late in Camden County today.' },
  },
  long: {
    fields: {
      text: 'Regional Rail is suspended between Temple University and Glenside after a tree fell on the overhead wires; shuttle buses run every 15 minutes, and tickets are good on Routes 6, 22 and 55',
      url: '/news/',
    },
  },
  nothing: { fields: {} },
};

export default states;
