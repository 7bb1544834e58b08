/** How many pages, in words. */
export const countPages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);
