interface Amount {
  readonly amount: number;
}

export interface CancelMoney {
  readonly paid: Amount;
  readonly refunds: readonly { readonly state: string; readonly amount: Amount }[];
}

/** What has gone back or is on its way, minor units. */
export const backAlready = ({ refunds }: CancelMoney): number =>
  refunds.reduce((sum, { state, amount }) => (state === 'canceled' ? sum : sum + amount.amount), 0);

/** What stays with us after so much more goes back. */
export const staysAfter = (booking: CancelMoney, goesBack: number): number =>
  booking.paid.amount - backAlready(booking) - goesBack;

/** What the terms give for the chosen seats and what is beside them; undefined where one of them has none. */
export function byTheTerms(
  lines: readonly { readonly partId: string; readonly amount: Amount; readonly addOns: Amount }[],
  chosen: readonly string[],
): number | undefined {
  const found = chosen.map((id) => lines.find(({ partId }) => partId === id));
  return found.includes(undefined)
    ? undefined
    : found.reduce((sum, line) => sum + line!.amount.amount + line!.addOns.amount, 0);
}
