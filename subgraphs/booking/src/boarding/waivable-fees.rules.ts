import { isLive, type PartState } from '../booking/part-state.rules.js';

/** Name of the fee, below zero, that stands for fees nobody is left to collect. */
export const WAIVED_FEE = 'waived';

/** Fees that are ours alone, and what was taken off them before. */
const OURS: ReadonlySet<string> = new Set(['transaction', 'refused', 'overruled', WAIVED_FEE]);

interface Sale {
  readonly fees: readonly { readonly name: string; readonly amount: number }[];
  readonly parts: readonly { readonly uncollectedFees: number }[];
}

/**
 * How much of a booking's fees may be let go, minor units: what of them is ours, less what no-shows owe of them and nobody
 * has anyway. What a cancellation or an exchange kept is an operator's, too.
 */
export function waivableFees({ fees, parts }: Sale): number {
  const ours = fees.reduce((sum, { name, amount }) => (OURS.has(name) ? sum + amount : sum), 0);
  const uncollected = parts.reduce((sum, { uncollectedFees }) => sum + uncollectedFees, 0);
  return Math.max(0, ours - uncollected);
}

interface Leaving {
  /** Minor units that are still to be collected for the booking. */
  readonly wanted: number;
  readonly fees: Sale['fees'];
  /** Those who do not give their seats back. */
  readonly parts: readonly {
    readonly state: PartState;
    readonly uncollected: number;
    readonly uncollectedFees: number;
  }[];
}

const HAS_ENDED: ReadonlySet<PartState> = new Set(['BOARDED', 'COMPLETED', 'NO_SHOW']);

/**
 * What of the fees nobody is left to collect once somebody gave his seat back, minor units: who has boarded has paid his share, who did not
 * come owes his own. Nothing while somebody is still to board, who pays it.
 */
export function leftUncollected({ wanted, fees, parts }: Leaving): number {
  const staying = parts.filter(({ state }) => isLive(state));
  if (staying.some(({ state }) => !HAS_ENDED.has(state))) return 0;
  const owed = staying.reduce((sum, part) => sum + part.uncollected + part.uncollectedFees, 0);
  return Math.max(0, Math.min(wanted - owed, waivableFees({ fees, parts })));
}
