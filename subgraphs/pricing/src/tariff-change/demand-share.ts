import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';

const WHOLE = 10_000;

/** Throws BAD_USER_INPUT for what the platform cannot keep of a fare: less than nothing, or more than all, in basis points. */
export function demandShare(commission: number | null): void {
  if (commission !== null && (commission < 0 || commission > WHOLE))
    throw new InvalidInput([{ path: 'commission', code: commission < 0 ? 'MIN' : 'MAX', facts: { min: 0, max: 100 } }]);
}
