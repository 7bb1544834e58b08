/** Of the paths of long tests. */
export const LONG: string;
/** Whether a run leaves them out. */
export const isShort: boolean;
