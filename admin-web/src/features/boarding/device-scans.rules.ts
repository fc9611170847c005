import { boardingOutcome, inOrderOfTime, type ScanOutcome, undoOutcome } from '@naga/kernel/boarding.js';
import type { BoardingPass } from '@naga/kernel/boarding-pass.js';
import type { ScanAnswer, ScanInput } from './boarding-types.js';
import type { ScanPackQuery } from './boarding.generated.js';

/** What a device takes along to a departure: its passengers, tickets that are good no more, keys of the signature. */
export interface Pack {
  readonly manifest: NonNullable<ScanPackQuery['manifest']>;
  readonly keys: readonly string[];
  /** Epoch milliseconds. */
  readonly takenAt: number;
}

export type PackPassenger = Pack['manifest']['passengers'][number];

/** A scan that counts on this device, until the server has answered and a newer pack knows it. */
export interface DeviceScan {
  readonly clientId: string;
  readonly kind: 'BOARD' | 'UNDO' | 'HAND_BACK';
  readonly means: 'QR' | 'CODE' | 'HAND';
  readonly qr: string | null;
  readonly partId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Minor units. */
  readonly collected: number;
  /** What was owed by what this device knew, minor units; null of an undoing, and of who owes nothing. */
  readonly owedByList: number | null;
  /** Of HAND_BACK: the refused scan whose cash went back. */
  readonly refusedId?: string | null;
  /** For people, also when no pack knows the ticket. */
  readonly name: string;
  readonly seatNumber: string;
  /** What the server said; null while it waits. */
  readonly answer: ScanAnswer | null;
}

/** A passenger as this device knows him now. */
export interface Found {
  readonly partId: string;
  readonly name: string;
  readonly seatNumber: string;
  readonly state: string;
  readonly boardedAt: number | null;
  readonly boardedBy: string | null;
  readonly owed: { readonly amount: number; readonly currency: string } | null;
  /** 'From → to'; undefined when only the code speaks of him. */
  readonly ride: string | undefined;
  /** What he has beside his seat, as far as the pack tells. */
  readonly addOns: PackPassenger['addOns'];
  /** Epoch milliseconds. */
  readonly departureTime: number;
  /** Sold after the pack was taken: the signature alone says so. */
  readonly isUnlisted: boolean;
}

const COUNTS: ReadonlySet<ScanOutcome> = new Set(['BOARDED', 'UNDONE', 'HANDED_BACK']);

/** Whether it counts here: it waits for the server, or the server let it count. */
const counts = ({ answer }: DeviceScan): boolean => answer === null || COUNTS.has(answer.outcome);

/** Scans that the server has not heard of, in the order of their time. */
export const waiting = (scans: readonly DeviceScan[]): DeviceScan[] =>
  inOrderOfTime(scans.filter(({ answer }) => answer === null));

/** Scans that the server did not let count: somebody has to look at them. */
export const conflicts = (scans: readonly DeviceScan[]): DeviceScan[] => scans.filter((scan) => !counts(scan));

/**
 * What stays on the device once a newer pack has come: all but what counted and was known to count before that pack was
 * asked for (`known`: client ids).
 */
export const afterPack = (scans: readonly DeviceScan[], known: ReadonlySet<string>): DeviceScan[] =>
  scans.filter((scan) => !known.has(scan.clientId) || !counts(scan));

/** Client ids of what the server has answered. */
export const answered = (scans: readonly DeviceScan[]): ReadonlySet<string> =>
  new Set(scans.filter(({ answer }) => answer !== null).map(({ clientId }) => clientId));

/**
 * The cash of a refused scan, which its conductor gave back: what is sent in place of the conflict. Undefined where the
 * server booked none.
 */
export function handsBack(
  { clientId, partId, name, seatNumber, answer }: DeviceScan,
  at: number,
): DeviceScan | undefined {
  const taken = answer?.taken;
  if (taken == null) return undefined;
  const kept = { partId, name, seatNumber, at, answer: null, refusedId: clientId };
  const scan = { kind: 'HAND_BACK', means: 'HAND', qr: null, collected: taken.amount, owedByList: null } as const;
  return { ...kept, ...scan, clientId: crypto.randomUUID() };
}

/** A scan as it is sent. */
export const asInput = ({
  clientId,
  kind,
  means,
  qr,
  partId,
  at,
  collected,
  owedByList,
  refusedId = null,
}: DeviceScan): ScanInput => ({
  clientId,
  kind,
  means,
  qr,
  partId: qr === null ? partId : null,
  at: new Date(at).toISOString(),
  collected,
  owedByList,
  refusedId,
});

/** Whether a code was written after the list was asked for, both by the clock of the server. */
const isNewer = ({ manifest }: Pack, pass: BoardingPass | undefined): boolean =>
  pass?.owed !== undefined && pass.owed.asOf > Date.parse(manifest.asOf);

const fromPack = (passenger: PackPassenger): Found => ({
  partId: passenger.partId,
  name: passenger.name,
  seatNumber: passenger.seatNumber,
  state: passenger.state,
  boardedAt: passenger.boardedAt === null ? null : Date.parse(passenger.boardedAt),
  boardedBy: passenger.boardedBy?.name ?? null,
  owed: passenger.owed,
  ride: `${passenger.from} → ${passenger.to}`,
  addOns: passenger.addOns,
  departureTime: Date.parse(passenger.departureTime),
  isUnlisted: false,
});

/** After this device's own scans. */
function withScans(found: Found, scans: readonly DeviceScan[]): Found {
  const own = inOrderOfTime(
    scans.filter((scan) => scan.partId === found.partId && scan.kind !== 'HAND_BACK' && counts(scan)),
  );
  return own.reduce<Found>(
    (now, { kind, at, collected }) =>
      kind === 'BOARD'
        ? { ...now, state: 'BOARDED', boardedAt: at, boardedBy: null, owed: now.owed && { ...now.owed, amount: 0 } }
        : {
            ...now,
            state: 'TICKETED',
            boardedAt: null,
            owed: now.owed && { ...now.owed, amount: Math.max(found.owed?.amount ?? 0, collected) },
          },
    found,
  );
}

/** Everybody in the pack as this device knows them now. */
export const everybody = ({ manifest }: Pack, scans: readonly DeviceScan[]): Found[] =>
  manifest.passengers.map((passenger) => withScans(fromPack(passenger), scans));

/** Of everybody and of those only their codes speak of, who is on board. */
export const boardedOf = (pack: Pack, scans: readonly DeviceScan[]): number =>
  everybody(pack, scans).filter(({ state }) => state === 'BOARDED' || state === 'COMPLETED').length;

/** A typed ticket code without what people leave out: its prefix and the zeros before the number. */
const bare = (code: string): string =>
  code
    .trim()
    .toUpperCase()
    .replace(/^[A-Z]+\d*-/, '')
    .replace(/^0+(?=\d)/, '');

/** Whose ticket code was typed; undefined for none of this departure, and for a number that two tickets end with. */
export function partOfCode({ manifest }: Pack, typed: string): string | undefined {
  const all = [...manifest.passengers, ...manifest.revoked];
  const wanted = typed.trim().toUpperCase();
  const exact = all.find(({ ticketCode }) => ticketCode.toUpperCase() === wanted);
  if (exact !== undefined) return exact.partId;
  const near = all.filter(({ ticketCode }) => ticketCode !== '' && bare(ticketCode) === bare(typed));
  return near.length === 1 ? near[0]!.partId : undefined;
}

/** Why a pass that is signed is none for this departure; undefined when it is. */
export function elsewhere({ manifest }: Pack, pass: BoardingPass): ScanOutcome | undefined {
  if (pass.routeScheduleId !== manifest.routeScheduleId) return 'WRONG_DEPARTURE';
  return pass.date === manifest.date ? undefined : 'NOT_TODAY';
}

const unlisted = ({ manifest }: Pack, { partId, seatNumber, owed }: BoardingPass): Found => ({
  partId,
  name: '',
  seatNumber,
  state: 'TICKETED',
  boardedAt: null,
  boardedBy: null,
  owed: owed ?? null,
  ride: undefined,
  addOns: [],
  // His own stop is not known here: the last one is left at this time at the latest, and the server looks again.
  departureTime: Date.parse(manifest.arrivalTime),
  isUnlisted: true,
});

/**
 * Whoever has this part; `pass` where its signed code was read. What he owes is said by the list or by his code, whichever
 * is newer. Undefined when neither knows him.
 */
export function findPassenger(
  pack: Pack,
  scans: readonly DeviceScan[],
  partId: string,
  pass?: BoardingPass,
): Found | undefined {
  const passenger = pack.manifest.passengers.find((one) => one.partId === partId);
  if (passenger !== undefined) {
    const listed = fromPack(passenger);
    return withScans(isNewer(pack, pass) ? { ...listed, owed: pass!.owed! } : listed, scans);
  }
  const revoked = pack.manifest.revoked.find((one) => one.partId === partId);
  if (revoked !== undefined && pass === undefined)
    return { ...unlisted(pack, passOf(pack, revoked)), state: revoked.state };
  if (pass === undefined) return undefined;
  const found = withScans(unlisted(pack, pass), scans);
  return revoked === undefined ? found : { ...found, state: revoked.state };
}

const passOf = ({ manifest }: Pack, { partId, seatNumber }: { partId: string; seatNumber: string }): BoardingPass => ({
  ticketId: '',
  partId,
  pnr: '',
  routeScheduleId: manifest.routeScheduleId,
  date: manifest.date,
  seatNumber,
});

/** What this device says of a passenger at its door, as the server would. */
export const decideBoarding = (pack: Pack, found: Found, at: number, collected: number): ScanOutcome =>
  boardingOutcome(
    {
      state: found.state,
      serviceDate: pack.manifest.date,
      departureTime: found.departureTime,
      boardedAt: found.boardedAt,
      owed: found.owed?.amount ?? 0,
    },
    { at, collected },
  );

export const decideUndo = (found: Found, at: number): ScanOutcome => undoOutcome(found, at);
