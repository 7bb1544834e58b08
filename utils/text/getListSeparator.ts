/**
 * What stands before an item of a list in running text: nothing, a comma, or "and" before the last
 * one; AP style has no comma before "and" (platform §5). Views use it to join linked names.
 *
 * @param index place of the item, from 0
 */
export function getListSeparator(index: number, count: number): '' | ', ' | ' and ' {
  if (index === 0) return '';
  return index === count - 1 ? ' and ' : ', ';
}
