import type { PartState } from '../booking/part-state.rules.js';

/** Whoever may still board with it. While a seat is being exchanged it may be void in minutes: no pass is given out. */
const MAY_BOARD: ReadonlySet<PartState> = new Set<PartState>(['CONFIRMED', 'TICKETED', 'BOARDED']);

/** What decides whether a passenger's ticket may lie in a wallet; instants in epoch milliseconds. */
interface Boarding {
  readonly state: PartState;
  /** Whether the whole ticket was given back. */
  readonly revoked: boolean;
  readonly endsAt: number;
  readonly now: number;
}

/** Until the ride ends, for who may still board; nothing of a revoked ticket. */
export const mayHavePass = ({ state, revoked, endsAt, now }: Boarding): boolean =>
  !revoked && now < endsAt && MAY_BOARD.has(state);

export type WalletTransport = 'BUS' | 'FERRY' | 'OTHER';

/** Wallets know no taxi. */
export const walletTransport = (type: string): WalletTransport => (type === 'BUS' || type === 'FERRY' ? type : 'OTHER');

/** 'UTC+7', 'UTC+5:30', 'UTC' of an ISO text with offset. */
export function zoneOf(time: string): string {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(time) ?? [];
  if (sign === undefined || `${hours}${minutes}` === '0000') return 'UTC';
  return `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}
