/**
 * How many letters must be added, left out, changed or swapped with their neighbor to make one word of the
 * other (optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const rows = [Array.from({ length: b.length + 1 }, (_cell, n) => n)];
  const cell = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          cell(i - 1, j) + 1,
          cell(i, j - 1) + 1,
          cell(i - 1, j - 1) + (isSame ? 0 : 1),
          i > 1 && j > 1 && isSwapped ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(a.length, b.length);
}
