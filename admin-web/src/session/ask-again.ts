/**
 * Asks a query once more. That it may fail again is no secret kept here: the query puts it into its own `error`, which
 * the screen shows with the way to ask again; the promise says the same a second time, to nobody.
 */
export function askAgain(refetch: () => Promise<unknown>): void {
  refetch().catch(() => undefined);
}
