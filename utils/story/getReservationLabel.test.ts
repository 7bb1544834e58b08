import { getReservationLabel } from './getReservationLabel';

describe('reservation label (widgets §5)', () => {
  it.each([
    ['https://table.example', 'TableTime', 'Reserve on TableTime'],
    ['https://table.example', 'reserve online', 'Reserve online'],
    ['https://table.example', 'Reserve Online ', 'Reserve online'],
    ['https://table.example', '', 'Reserve online'],
    ['https://table.example', null, 'Reserve online'],
    ['', 'Walk-ins only', 'Walk-ins only'],
    [null, null, null],
  ])('link %s, method %s: %s', (reservationLink, reservationMethod, expected) => {
    expect(getReservationLabel({ reservationLink, reservationMethod })).toBe(expected);
  });
});
