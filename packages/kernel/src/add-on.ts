/** What is sold beside a seat, in the order in which it is offered (docs/decisions/0139). */
export const ADD_ON_KINDS = ['INSURANCE', 'FLEX', 'LUGGAGE', 'OTHER'] as const;
export type AddOnKind = (typeof ADD_ON_KINDS)[number];

const ONCE: readonly AddOnKind[] = ['INSURANCE', 'FLEX'];

/** Cover of a seat: it has one or none, whoever offers it, and who rides together takes it together. Others are counted. */
export const isOnceASeat = (kind: AddOnKind): boolean => ONCE.includes(kind);
