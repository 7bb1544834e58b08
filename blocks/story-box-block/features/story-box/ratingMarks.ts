/** What one mark of a rating shows. */
export type Mark = 'full' | 'half' | 'empty';

/** A rating as marks, to the half: 3.5 of 4 is full, full, full, half. Never more than ten. */
export function ratingMarks(value: number, max: number): Mark[] {
  const count = Math.min(10, Math.max(0, Math.round(max)));
  const halves = Math.round(value * 2);
  return Array.from({ length: count }, (_, index) => {
    const left = halves - index * 2;
    if (left >= 2) return 'full';
    return left === 1 ? 'half' : 'empty';
  });
}
