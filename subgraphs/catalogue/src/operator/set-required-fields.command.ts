import { PASSENGER_FIELDS, type PassengerField } from '@naga/kernel/passenger-field.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import type { CatalogueContext } from '../journey/asking.js';

/** Who looks after an operator: its own people, those of its country, the platform's. */
export const OPERATOR_SCOPES = ['operator', 'country', 'all'] as const satisfies readonly Scope[];

const SET = `update operator set required_passenger_fields = $2
  where id = $1::bigint and ($3::bigint is null or id = $3::bigint) and ($4::text is null or country_code = $4)
  returning id`;

/**
 * What an operator wants to know of each passenger from now on; what is sold was asked what it was sold with. Undefined for
 * an operator that the viewer does not look after (catalogue.edit).
 */
export async function setRequiredFields(
  { database, viewer }: CatalogueContext,
  operatorId: string,
  fields: readonly PassengerField[],
): Promise<PassengerField[] | undefined> {
  const reach = reachBy(viewer, 'catalogue.edit', OPERATOR_SCOPES);
  if (reach === 'nothing' || !/^\d{1,18}$/.test(operatorId)) return undefined;
  const key = (by: 'operator' | 'country') => (reach !== 'everything' && reach.by === by ? reach.key : null);
  const wanted = PASSENGER_FIELDS.filter((field) => fields.includes(field));
  const changed = await database.change(SET, [operatorId, wanted, key('operator'), key('country')]);
  return changed.length === 0 ? undefined : wanted;
}
