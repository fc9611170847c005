/** What is paid beside the fares; the shape of the graph. */
interface Fee {
  readonly name: string;
  readonly amount: { readonly amount: number; readonly currency: string };
  /** Which add-on it is, and how many of it one seat has. */
  readonly addOn: { readonly id: string; readonly quantity: number } | null;
}

/** Fees as they are read: an add-on that many seats have stands once, with how many there are of it. */
export function feeLines<F extends Fee>(fees: readonly F[]): readonly (F & { readonly id: string })[] {
  const lines = new Map<string, F & { readonly id: string }>();
  for (const [index, fee] of fees.entries()) {
    const { name, addOn, amount } = fee;
    const id = addOn === null ? `${name}/${index}` : `${name}/of ${addOn.id}`;
    const before = lines.get(id);
    lines.set(id, {
      ...fee,
      id,
      ...(addOn !== null && { addOn: { ...addOn, quantity: addOn.quantity + (before?.addOn?.quantity ?? 0) } }),
      amount: { ...amount, amount: amount.amount + (before?.amount.amount ?? 0) },
    });
  }
  return [...lines.values()];
}
