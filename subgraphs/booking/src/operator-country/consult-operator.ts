import type { AnyContext } from '@naga/server-kit/graphql/context.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { knownOperators } from './known-operators.js';

/** Throws BAD_USER_INPUT for an operator that the catalogue does not know: UNKNOWN at its field. */
export async function consultOperator(
  context: AnyContext,
  { operatorId }: { readonly operatorId: string },
  changed: readonly string[],
): Promise<void> {
  if (!changed.includes('operatorId')) return;
  if (!(await knownOperators(context, [operatorId])).has(operatorId))
    throw new InvalidInput([{ path: 'operatorId', code: 'UNKNOWN' }]);
}
