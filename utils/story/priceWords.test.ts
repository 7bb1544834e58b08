import { priceWords } from './priceWords';

it.each([
  [['$'], 'Inexpensive'],
  [['$$', '$'], 'Inexpensive to moderate'],
  [['$$$', '$$$$'], 'Expensive to very expensive'],
  [['$$$$$'], 'A splurge'],
  [[], ''],
  [['', '$$$$$$'], ''],
])('says the prices %j: "%s"', (prices, expected) => {
  expect(priceWords(prices)).toBe(expected);
});
