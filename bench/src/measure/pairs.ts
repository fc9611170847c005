const PAIRS = 5;

/** Measures A, B, A, B …; the first pair warms up and is thrown away. */
export async function inPairs<A, B>(
  a: () => Promise<A> | A,
  b: () => Promise<B> | B,
  pairs = PAIRS,
): Promise<{ a: A[]; b: B[] }> {
  const results: { a: A[]; b: B[] } = { a: [], b: [] };
  for (let pair = 0; pair <= pairs; pair++) {
    const [ofA, ofB] = [await a(), await b()];
    if (pair === 0) continue;
    results.a.push(ofA);
    results.b.push(ofB);
  }
  return results;
}
