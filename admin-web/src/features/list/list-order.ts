const BACKWARDS = '-';

/** The two ways in which a column sorts a list by what the graph calls so, as its address says them. */
export const orderedBy = (order: string) => ({ orders: [order, `${BACKWARDS}${order}`] as const });

/** What a list is asked: nothing in its address is its usual order. */
export const askedOrder = <Order extends string>(sort: string) => ({
  order: (sort.replace(/^-/, '') || null) as Order | null,
  descending: sort.startsWith(BACKWARDS),
});
