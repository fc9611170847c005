import type { Tariffs_ChangeFragment } from '../tariffs.generated.js';

/** Nobody has written it yet, and somebody may: it can be tried. */
export const isOpen = ({ state }: Pick<Tariffs_ChangeFragment, 'state'>): boolean =>
  state === 'draft' || state === 'waiting';
