const KEY = 'naga.bulk-closed';

/** Which report of a list the reader has closed in this browser: it is not shown again when he comes back. */
export function useDismissed(path: string) {
  const key = `${KEY}:${path}`;
  return {
    isDismissed: (id: string): boolean => localStorage.getItem(key) === id,
    dismiss: (id: string): void => localStorage.setItem(key, id),
  };
}
