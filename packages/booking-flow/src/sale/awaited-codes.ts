interface Leg {
  /** ISO 8601; null where no code is waited for. */
  readonly codeBy: string | null;
  readonly parts: readonly { readonly state: string }[];
}

/** Rides that are sold and whose tickets wait for codes that their operators give by hand. */
export const legsAwaitingCodes = <L extends Leg>(legs: readonly L[]): (L & { readonly codeBy: string })[] =>
  legs.flatMap((leg) => {
    const { codeBy, parts } = leg;
    return codeBy !== null && parts.some(({ state }) => state === 'CONFIRMED') ? [{ ...leg, codeBy }] : [];
  });
