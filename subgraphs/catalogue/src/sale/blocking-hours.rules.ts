/** A daily clock window, minutes 0..1439; `from` included, `to` excluded; from > to passes midnight, from = to is empty. */
export interface ClockWindow {
  readonly from: number;
  readonly to: number;
}

/** Whether a clock minute lies in the window. */
export function withinHours(window: ClockWindow, clock: number): boolean {
  const { from, to } = window;
  return from <= to ? clock >= from && clock < to : clock >= from || clock < to;
}
