/** What takes all of the editor until it is done. */
export type PageDialog = 'move' | 'conflicts' | 'publish' | 'versions';
