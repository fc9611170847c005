/**
 * Aborted by the first SIGTERM or SIGINT, with its name as the reason; later ones change nothing, since npm repeats
 * Ctrl-C. From the call on none of them ends the process any more.
 */
export function firstSignal(): AbortSignal {
  const leaving = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => leaving.abort(signal));
  return leaving.signal;
}
