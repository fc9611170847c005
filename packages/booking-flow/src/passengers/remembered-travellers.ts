/** Somebody who travelled before, kept on this device only. */
export interface Traveller {
  firstName: string;
  lastName: string;
}

const KEY = 'travellers';
const MOST = 8;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const same = (a: Traveller, b: Traveller) =>
  `${a.firstName} ${a.lastName}`.toLowerCase() === `${b.firstName} ${b.lastName}`.toLowerCase();

/** The last travellers first; empty where nothing may be kept (private windows refuse storage). */
export function rememberedTravellers(store: Store): Traveller[] {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? '[]') as Traveller[];
    return kept.filter(({ firstName, lastName }) => typeof firstName === 'string' && typeof lastName === 'string');
  } catch {
    return [];
  }
}

/** Adds travellers in front of those before; at most eight stay. */
export function rememberTravellers(store: Store, travellers: readonly Traveller[]): void {
  const before = rememberedTravellers(store).filter((old) => !travellers.some((one) => same(one, old)));
  try {
    // Names only: what else was typed of them is nobody's to keep.
    const names = travellers.map(({ firstName, lastName }) => ({ firstName, lastName }));
    store.setItem(KEY, JSON.stringify([...names, ...before].slice(0, MOST)));
  } catch {
    // Full or forbidden: remembering is a comfort, not a promise.
  }
}

export function forgetTravellers(store: Store): void {
  try {
    store.removeItem(KEY);
  } catch {
    // Nothing was kept where nothing may be removed.
  }
}
