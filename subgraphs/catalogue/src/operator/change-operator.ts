import { isRowId } from '@naga/kernel/row-id.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import type { CatalogueContext } from '../journey/asking.js';

/** Who looks after an operator: its own people, those of its country, the platform's. */
export const OPERATOR_SCOPES = ['operator', 'country', 'all'] as const satisfies readonly Scope[];

const SET = (column: string): string => `update operator set ${column} = $2
  where id = $1::bigint and ($3::bigint is null or id = $3::bigint) and ($4::text is null or country_code = $4)
  returning id`;

/**
 * Writes one setting of an operator, and waits until what is read from memory knows it: who pressed reads it again. False
 * for one that the viewer does not look after (catalogue.edit).
 */
export async function changeOperator(
  { database, viewer, services }: CatalogueContext,
  operatorId: string,
  column: 'required_passenger_fields' | 'manual_ticket_code_assignment' | 'language',
  value: unknown,
): Promise<boolean> {
  const reach = reachBy(viewer, 'catalogue.edit', OPERATOR_SCOPES);
  if (reach === 'nothing' || !isRowId(operatorId)) return false;
  const key = (by: 'operator' | 'country') => (reach !== 'everything' && reach.by === by ? reach.key : null);
  const changed = await database.change(SET(column), [operatorId, value, key('operator'), key('country')]);
  if (changed.length === 0) return false;
  await services.catalogue.settled();
  return true;
}
