interface AddOn {
  readonly id: string;
  readonly kind: 'INSURANCE' | 'FLEX' | 'LUGGAGE' | 'OTHER';
  readonly quantity: number;
}

/** What of people's add-ons a conductor has to do with, such as luggage: each once, with how many there are of it. */
export function carriedAddOns<A extends AddOn>(addOns: readonly A[]): readonly A[] {
  const sums = new Map<string, A>();
  for (const addOn of addOns) {
    if (addOn.kind === 'INSURANCE' || addOn.kind === 'FLEX') continue;
    sums.set(addOn.id, { ...addOn, quantity: addOn.quantity + (sums.get(addOn.id)?.quantity ?? 0) });
  }
  return [...sums.values()];
}
