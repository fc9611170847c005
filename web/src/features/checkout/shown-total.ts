/** The field in which a page says what the booking costs who pays so, as it shows it. */
export const shownTotalField = (method: string): string => `total-${method}`;

/** That price in minor units, so that nobody pays more than he read; undefined where the page said none. */
export function shownTotal(sent: FormData, method: string): number | undefined {
  const total = sent.get(shownTotalField(method));
  return typeof total === 'string' && /^\d{1,15}$/.test(total) ? Number(total) : undefined;
}
