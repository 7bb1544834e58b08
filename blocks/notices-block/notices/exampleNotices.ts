import type { Notice, Notices } from './notice';
import { readNotice } from './readNotice';

const RAW = {
  id: 'agnes-harkavy-20261120',
  name: 'Agnes M. Harkavy',
  born: '1938-12-02',
  died: '2026-11-17',
  town: 'Port Richmond',
  text: [
    'Agnes M. Harkavy, 87, of Port Richmond, died peacefully at home. She kept the books of three parishes and one bowling league.',
    'Agnes scored every Phillies game by hand, in pencil, from the radio. She is survived by two children and five grandchildren.',
  ],
  service: {
    kind: 'Funeral Mass',
    place: 'St. Brendan’s Church',
    address: '2100 E. Harold St., Philadelphia',
    at: '2026-11-24T15:00:00.000Z',
  },
  funeralHome: 'Carrowell & Sons Funeral Home',
  published: '2026-11-20',
};

const readExample = (more: object): Notice => {
  const notice = readNotice({ ...RAW, ...more });
  if (!notice) throw new Error('The example is no notice');
  return notice;
};

export const exampleNotice = readExample({});

/** Of somebody of whom little is known. */
export const exampleShortNotice = readExample({
  id: 'otis-tolliver-20261119',
  name: 'Otis Tolliver',
  born: null,
  died: '2026-11-16',
  town: '',
  text: [],
  service: null,
  funeralHome: '',
});

export const exampleNotices: Notices = {
  notices: [exampleNotice, exampleShortNotice],
  total: 26,
  towns: ['Camden', 'Media', 'Port Richmond'],
};
