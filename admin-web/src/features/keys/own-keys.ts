const keyOf = (userId: string): string => `naga-admin-single-keys-${userId}`;

/** Whether one key alone does something for this person in this browser; so it is until he says otherwise. */
export const hasSingleKeys = (userId: string): boolean => localStorage.getItem(keyOf(userId)) !== 'off';

export function keepSingleKeys(userId: string, on: boolean): void {
  if (on) localStorage.removeItem(keyOf(userId));
  else localStorage.setItem(keyOf(userId), 'off');
}
