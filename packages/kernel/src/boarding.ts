import { localMoment } from './clock-time.js';

/** What came of a scan, on a device without network and on the server alike. */
export const SCAN_OUTCOMES = {
  BOARDED: 'BOARDED',
  UNDONE: 'UNDONE',
  BAD_SIGNATURE: 'BAD_SIGNATURE',
  UNKNOWN_TICKET: 'UNKNOWN_TICKET',
  WRONG_DEPARTURE: 'WRONG_DEPARTURE',
  NOT_TODAY: 'NOT_TODAY',
  REVOKED: 'REVOKED',
  BEING_CHANGED: 'BEING_CHANGED',
  ALREADY_BOARDED: 'ALREADY_BOARDED',
  NO_SHOW: 'NO_SHOW',
  NOT_PAID: 'NOT_PAID',
  NOT_BOARDED: 'NOT_BOARDED',
  TOO_LATE_TO_UNDO: 'TOO_LATE_TO_UNDO',
  HANDED_BACK: 'HANDED_BACK',
  NOTHING_TO_HAND_BACK: 'NOTHING_TO_HAND_BACK',
} as const;
export type ScanOutcome = keyof typeof SCAN_OUTCOMES;

/** A scan may be undone this long (rules.md 3). */
export const UNDO_MS = 15 * 60_000;
/** Who was not scanned this long after the boarding stop was left did not come (rules.md 3). */
export const NO_SHOW_MS = 60 * 60_000;
/** A ride is over this long after its arrival (rules.md 3). */
export const COMPLETED_MS = 120 * 60_000;

/** A passenger of a departure as a scan finds him. Instants in epoch milliseconds. */
export interface Passenger {
  /** PartState of booking. */
  readonly state: string;
  /** 'YYYY-MM-DD' on which the vehicle leaves its first stop. */
  readonly serviceDate: string;
  /** Of the passenger's own boarding stop. */
  readonly departureTime: number;
  /** Of the scan that stands; null when there is none. */
  readonly boardedAt: number | null;
  /** Minor units still owed for this seat. */
  readonly owed: number;
  /** Money for what it is exchanged for is on its way. */
  readonly isBeingPaid?: boolean;
  /** Minor units of the booking's own fees: what he owes grows by as much when those he booked with give their seats back. */
  readonly waivable?: number;
}

export interface Boarding {
  /** When the code was held before the camera. */
  readonly at: number;
  /** Minor units the conductor says he was given. */
  readonly collected: number;
  /** Minor units that the list he boarded by said were owed; none where no list was asked. */
  readonly owedByList?: number | null;
}

const HAS_A_TICKET = new Set(['TICKETED', 'NO_SHOW', 'EXCHANGE_ONGOING']);
const HAS_BOARDED = new Set(['BOARDED', 'COMPLETED']);
const NOT_SOLD_YET = new Set(['HELD', 'PENDING_OPERATOR', 'CONFIRMED']);

function wrongTime({ serviceDate, departureTime }: Passenger, at: number): ScanOutcome | undefined {
  const today = localMoment(at).date as string;
  const latest = departureTime + NO_SHOW_MS;
  const [first, last] = [serviceDate, localMoment(latest).date as string];
  if (today < first || today > last) return 'NOT_TODAY';
  return at >= latest ? 'NO_SHOW' : undefined;
}

/**
 * What has to be collected, minor units: what is owed, or what a list that was true when it was taken said. Such a list can
 * say too little by a share of the fees, no more; one that says less than that is not believed.
 */
function leastOf({ owed, waivable = 0 }: Passenger, { owedByList }: Boarding): number {
  return owedByList == null || owed - owedByList > waivable ? owed : Math.min(owed, owedByList);
}

/**
 * Whether a passenger of this very departure may board (rules.md 3: today, not revoked). Today is any day from the
 * service date to that of an hour after his stop was left; from that hour on he did not come. A NO_SHOW may still board
 * by a scan that was made before it: it only arrived late. While an exchange is open the old ticket is good (rules.md 7),
 * until its money is on the way.
 */
export function boardingOutcome(passenger: Passenger, boarding: Boarding): ScanOutcome {
  const { state, isBeingPaid = false } = passenger;
  if (HAS_BOARDED.has(state)) return 'ALREADY_BOARDED';
  if (state === 'EXCHANGE_ONGOING' && isBeingPaid) return 'BEING_CHANGED';
  if (NOT_SOLD_YET.has(state)) return 'UNKNOWN_TICKET';
  if (!HAS_A_TICKET.has(state)) return 'REVOKED';
  return (
    wrongTime(passenger, boarding.at) ?? (boarding.collected < leastOf(passenger, boarding) ? 'NOT_PAID' : 'BOARDED')
  );
}

/** Whether the boarding that stands may be taken back at this moment. */
export function undoOutcome({ state, boardedAt }: Pick<Passenger, 'state' | 'boardedAt'>, at: number): ScanOutcome {
  if (state === 'COMPLETED') return 'TOO_LATE_TO_UNDO';
  if (state !== 'BOARDED' || boardedAt === null || at < boardedAt) return 'NOT_BOARDED';
  return at - boardedAt > UNDO_MS ? 'TOO_LATE_TO_UNDO' : 'UNDONE';
}

interface Scanned {
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Scans of several devices arrive in any order; they happened in the order of their time, of equal times as they came. */
export const inOrderOfTime = <S extends Scanned>(scans: readonly S[]): S[] =>
  [...scans].sort((one, other) => one.at - other.at);
