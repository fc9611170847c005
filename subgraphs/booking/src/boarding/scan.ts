import type { ScanOutcome } from '@naga/kernel/boarding.js';
import type { PaidFor } from './refused-cash.rules.js';

export const SCAN_KINDS = { BOARD: 'BOARD', UNDO: 'UNDO', HAND_BACK: 'HAND_BACK' } as const;
export type ScanKind = keyof typeof SCAN_KINDS;
export const SCAN_MEANS = { QR: 'QR', CODE: 'CODE', HAND: 'HAND' } as const;
export type ScanMeans = keyof typeof SCAN_MEANS;

/** A scan as a device sends it: the text of a code, or whom the list was asked for. */
export interface SentScan {
  readonly clientId: string;
  readonly kind: ScanKind;
  readonly means: ScanMeans;
  readonly qr?: string | null;
  readonly partId?: string | null;
  readonly at: Date;
  readonly collected: number;
  readonly owedByList?: number | null;
  readonly refusedId?: string | null;
}

/** A scan whose ticket is known to be of this departure. */
export interface Scan {
  readonly clientId: string;
  readonly kind: ScanKind;
  readonly means: ScanMeans;
  readonly partId: string;
  readonly bookingId: string;
  /** Epoch milliseconds, never later than now. */
  readonly at: number;
  /** Minor units. */
  readonly collected: number;
  /** What the list he boarded by said he owes, minor units. */
  readonly owedByList: number | null;
  /** Of HAND_BACK: the refused scan whose cash it was. */
  readonly refusedId: string | null;
  /** Why his ticket, for which cash was taken, is none of this departure, and when its own leaves. */
  readonly elsewhere?: { readonly outcome: ScanOutcome; readonly ridesAt: number } | undefined;
}

/** What came of a scan; instants in epoch milliseconds, amounts in minor units. */
export interface ScanAnswer {
  readonly clientId: string;
  readonly outcome: ScanOutcome;
  readonly partId: string | null;
  readonly owed?: { readonly amount: number; readonly currency: string } | undefined;
  readonly boardedAt?: number | undefined;
  readonly boardedBy?: string | null | undefined;
  readonly ridesAt?: number | undefined;
  /** Cash of a refused scan that was booked. */
  readonly taken?: { readonly amount: number; readonly currency: string } | undefined;
}

/** What of an answer is kept with its scan, so that a repetition gets the same. */
export type KeptAnswer = Pick<ScanAnswer, 'owed' | 'boardedAt' | 'boardedBy' | 'taken' | 'ridesAt'>;

/** The same with what its list said, where that was something else than what was owed, and whom its cash paid for. */
export type ScanFacts = KeptAnswer & {
  readonly owedByList?: number | undefined;
  readonly paidFor?: readonly PaidFor[] | undefined;
};
