/** For what is to have the focus when it comes: as a `ref`. */
export const focusFirst = (element: HTMLElement | null): void => element?.focus();
