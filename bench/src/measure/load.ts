/** Sends one request, the nth; resolves when its answer is complete. */
export type Send = (nth: number) => Promise<unknown>;

export interface Load {
  readonly count: number;
  readonly seconds: number;
  /** Milliseconds of each request. */
  readonly times: readonly number[];
}

/**
 * Requests that begin evenly, whether or not earlier ones were answered. A time counts from when the request was due,
 * so that a server that stalls does not hide who had to wait.
 */
export async function evenly(perSecond: number, seconds: number, send: Send): Promise<Load> {
  const count = perSecond * seconds;
  const start = performance.now();
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const due = start + (nth * 1000) / perSecond;
      // A timer drops fractions: rounded down it would send before a request is due.
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.ceil(due - performance.now()))));
      await send(nth);
      times.push(performance.now() - due);
    }),
  );
  return { count, seconds: (performance.now() - start) / 1000, times };
}

/** So many clients, each sending its next request when it has the answer to the last, until `count` are answered. */
export async function byClients(clients: number, count: number, send: Send): Promise<Load> {
  const start = performance.now();
  const times: number[] = [];
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < count) {
      const nth = next++;
      const begun = performance.now();
      await send(nth);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { count, seconds: (performance.now() - start) / 1000, times };
}
