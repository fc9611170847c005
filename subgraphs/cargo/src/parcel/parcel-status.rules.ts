/** In their order: a later one includes the earlier ones (specification, section 4; rules.md 11). */
export const PARCEL_STATUSES = ['CREATED', 'IN_TRANSIT', 'ARRIVED', 'COLLECTED'] as const;
export type ParcelStatus = (typeof PARCEL_STATUSES)[number];

export const SIDE_EVENTS = [
  'CANCELLED',
  'ON_HOLD',
  'DELAYED',
  'DELIVERY_FAILED',
  'DAMAGED',
  'LOST',
  'RETURNED',
] as const;
export type ParcelEventType = ParcelStatus | (typeof SIDE_EVENTS)[number];

export const PARCEL_EVENT_TYPES = [...PARCEL_STATUSES, ...SIDE_EVENTS] as const;

/** After these nothing happens to a parcel any more. */
export const ENDINGS: readonly ParcelEventType[] = ['COLLECTED', 'CANCELLED', 'LOST', 'RETURNED'];
const ENDS = new Set(ENDINGS);

const isStatus = (type: ParcelEventType): type is ParcelStatus => PARCEL_STATUSES.includes(type as ParcelStatus);
const rank = (status: ParcelStatus): number => PARCEL_STATUSES.indexOf(status);

export interface ParcelHistory {
  readonly status: ParcelStatus;
  /** The type of the last event. */
  readonly last: ParcelEventType;
}

export interface StatusChange {
  readonly type: ParcelEventType;
  /** Collected only: whether the receiver said the parcel's pick-up code. */
  readonly pickUpCodeRight?: boolean;
  /** An admin's correction may go down, and open what had ended. */
  readonly correction?: boolean;
}

export type ChangeRefusal = 'PARCEL_HAS_ENDED' | 'STATUS_ONLY_GOES_UP' | 'CANCELLED_TOO_LATE' | 'PICK_UP_CODE_WRONG';

export interface ChangedHistory extends ParcelHistory {
  /** What to write, all at the same time; implied ones were filled in because a later status was set. */
  readonly events: readonly { readonly type: ParcelEventType; readonly implied: boolean }[];
}

function refusalOf(history: ParcelHistory | undefined, change: StatusChange): ChangeRefusal | undefined {
  const { type, pickUpCodeRight = false, correction = false } = change;
  if (type === 'COLLECTED' && !pickUpCodeRight) return 'PICK_UP_CODE_WRONG';
  if (correction || history === undefined) return undefined;
  if (ENDS.has(history.last)) return 'PARCEL_HAS_ENDED';
  if (isStatus(type) && rank(type) <= rank(history.status)) return 'STATUS_ONLY_GOES_UP';
  if (type === 'CANCELLED' && history.status !== 'CREATED') return 'CANCELLED_TOO_LATE';
  return undefined;
}

/**
 * What a change makes of a parcel, or why it may not be. `history` undefined = the parcel is being made.
 * A side event leaves the status as it is.
 */
export function changeStatus(history: ParcelHistory | undefined, change: StatusChange): ChangedHistory | ChangeRefusal {
  const { type } = change;
  const refusal = refusalOf(history, change);
  if (refusal !== undefined) return refusal;
  const from = history === undefined ? -1 : rank(history.status);
  const status = isStatus(type) ? type : (history?.status ?? 'CREATED');
  const passed = PARCEL_STATUSES.slice(from + 1, rank(status) + 1).filter((step) => step !== type);
  const implied = passed.map((step) => ({ type: step, implied: true }));
  return { status, last: type, events: [...implied, { type, implied: false }] };
}
