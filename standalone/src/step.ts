const NOTICEABLE_MS = 1000;

/** Tells people at a terminal what takes long. */
export type Tell = (line: string) => void;

/** Does some work and tells about it if it takes over a second: first that it runs, in the end how long it took. */
export async function step<T>(tell: Tell, title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const announce = setTimeout(() => tell(`${title} …`), NOTICEABLE_MS);
  try {
    return await work();
  } finally {
    clearTimeout(announce);
    const took = performance.now() - start;
    if (took > NOTICEABLE_MS) tell(`${title}: ${(took / 1000).toFixed(1)} s`);
  }
}
