/** Where one of a list is taken out under the focus, its list has it: the next key goes on from there. */
export const toList = (id: string): void => document.getElementById(id)?.focus({ preventScroll: true });
