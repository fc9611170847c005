const KEY = 'naga.bulk-closed';

const keyOf = (path: string): string => `${KEY}:${path}`;

/** Whether the reader has closed this report of a list in this browser: it is not shown again when he comes back. */
export const isDismissed = (path: string, id: string): boolean => localStorage.getItem(keyOf(path)) === id;
export const dismiss = (path: string, id: string): void => localStorage.setItem(keyOf(path), id);
