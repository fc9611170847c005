/** What a seat (or, without one, the cash of a booking) stands for on an operator's statements. Minor units. */
export interface GrantBounds {
  /** Its fare; of cash what was collected. */
  readonly worth: number;
  /** Σ of what answers granted of it so far; below zero they took. */
  readonly granted: number;
}

/** The most that an answer can still grant, or, where it takes (`wanted` below zero), take. Never below 0. */
export const mostGranted = ({ worth, granted }: GrantBounds, wanted: number): number =>
  Math.max(0, worth - Math.sign(wanted) * granted);
