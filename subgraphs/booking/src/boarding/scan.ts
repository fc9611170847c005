import type { ScanOutcome } from '@naga/kernel/boarding.js';
import type { ScanKind, ScanMeans } from './scan.type.js';

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
}

/** What of an answer is kept with its scan, so that a repetition gets the same. */
export type KeptAnswer = Pick<ScanAnswer, 'owed' | 'boardedAt' | 'boardedBy'>;
