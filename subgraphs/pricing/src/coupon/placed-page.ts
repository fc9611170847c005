/** A page that says where the next one begins; how many rows there are is counted when it is asked. */
export interface PlacedPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly count: () => Promise<number>;
}

/** Of rows that were read one further than the page goes. */
export function placedPage<Row extends { readonly id: string }>(
  read: readonly Row[],
  size: number,
  counted: () => Promise<readonly { readonly total: number }[]>,
): PlacedPage<Row> {
  const rows = read.slice(0, size);
  return {
    rows,
    next: (read.length > size && rows.at(-1)?.id) || null,
    count: async () => (await counted())[0]?.total ?? 0,
  };
}
