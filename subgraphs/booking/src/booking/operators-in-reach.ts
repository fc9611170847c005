import { isRowId } from '@naga/kernel/row-id.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { OperatorCountriesDocument } from '../neighbours/catalogue.generated.js';
import type { BookingContext } from './booking-transaction.js';

/** Who looks after what an operator sells by: its own people, those of its country, the platform's. */
export const OPERATOR_SCOPES = ['operator', 'country', 'all'] as const satisfies readonly Scope[];

/**
 * The operators whose settings the viewer looks after by a permission; null for all of them. Catalogue knows which
 * country an operator belongs to and is asked by nobody but people of a country.
 */
export async function operatorsInReach(
  { viewer, neighbours }: Pick<BookingContext, 'viewer' | 'neighbours'>,
  permission: string,
): Promise<readonly string[] | null> {
  const reach = reachBy(viewer, permission, OPERATOR_SCOPES);
  if (reach === 'everything') return null;
  if (reach === 'nothing') return [];
  if (reach.by === 'operator') return [reach.key];
  const { operators } = await neighbours.ask('catalogue', OperatorCountriesDocument, {}, viewer);
  return operators.filter(({ countryCode }) => countryCode === reach.key).map(({ id }) => id);
}

/** Whether one operator is among them. */
export async function looksAfter(
  context: Pick<BookingContext, 'viewer' | 'neighbours'>,
  permission: string,
  operatorId: string,
): Promise<boolean> {
  if (!isRowId(operatorId)) return false;
  const operators = await operatorsInReach(context, permission);
  return operators === null || operators.includes(operatorId);
}
