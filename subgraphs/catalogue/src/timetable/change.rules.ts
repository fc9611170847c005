/** Least minutes between getting off and leaving again, on top of the walk. */
export const MIN_CHANGE_MINUTES = 30;
/** The same where the second vehicle waits for the first, as the line of the first says. */
export const AWAITED_CHANGE_MINUTES = 10;
/** Most minutes between getting off and leaving again, the walk included. */
export const MAX_WAIT_MINUTES = 360;
/** Two stops further apart than this are no footpath. */
export const MAX_WALK_METRES = 1000;
export const WALK_METRES_PER_MINUTE = 80;

/** Minutes on foot for a distance as the crow flies, rounded up; undefined when it is too far to walk. */
export function walkMinutes(metres: number): number | undefined {
  return metres > MAX_WALK_METRES ? undefined : Math.ceil(metres / WALK_METRES_PER_MINUTE);
}

/** Whether one may get off at minute `arrival`, walk and leave at minute `departure` (minutes of the same origin). */
export function changeWorks(arrival: number, walk: number, departure: number, isAwaited: boolean): boolean {
  const least = isAwaited ? AWAITED_CHANGE_MINUTES : MIN_CHANGE_MINUTES;
  return departure >= arrival + walk + least && departure <= arrival + MAX_WAIT_MINUTES;
}
