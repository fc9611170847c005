/** Why something was not done: refused by a rule of its own, or for all alike, when nobody answers. */
export interface WhyNot {
  readonly text: string;
  readonly isRefusal: boolean;
}

export interface Left<Of> {
  readonly of: Of;
  readonly text: string;
}

/**
 * Does something with all at once, and answers what was left and why. Where all together are refused each is tried by
 * itself, one after the other, so that one of them holds up no other.
 */
export async function leftOf<Of>(
  all: readonly Of[],
  send: (some: readonly Of[]) => Promise<WhyNot | undefined>,
): Promise<readonly Left<Of>[]> {
  const whyNot = await send(all);
  if (whyNot === undefined) return [];
  if (!whyNot.isRefusal || all.length === 1) return all.map((of) => ({ of, text: whyNot.text }));
  const left: Left<Of>[] = [];
  for (const of of all) left.push(...(await leftOf([of], send)));
  return left;
}
