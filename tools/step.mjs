const NOTICEABLE_MS = 1000;

/** Does some work and tells about it, if it takes over a second: first that it runs, in the end how long it took. */
export async function step(title, work) {
  const start = performance.now();
  const announce = setTimeout(() => console.log(`${title} …`), NOTICEABLE_MS);
  try {
    return await work();
  } finally {
    clearTimeout(announce);
    const took = performance.now() - start;
    if (took > NOTICEABLE_MS) console.log(`${title}: ${(took / 1000).toFixed(1)} s`);
  }
}
