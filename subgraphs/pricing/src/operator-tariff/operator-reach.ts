import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { OPERATOR_SCOPES } from '../line-price/priced-line.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { knownOperators } from './known-operators.js';

const COUNTRY = `select country_code as "countryCode" from operator_tariff where operator_id = $1::bigint`;

/** Whether an operator's tariff lies within the viewer's reach by a permission. Prices of the market are no sandbox's. */
export async function reachesOperator(
  context: PricingContext,
  permission: string,
  operatorId: string,
): Promise<boolean> {
  const { viewer, database } = context;
  const reach = viewer.mode === 'live' ? reachBy(viewer, permission, OPERATOR_SCOPES) : 'nothing';
  if (reach === 'nothing' || !(await knownOperators(context, [operatorId])).has(operatorId)) return false;
  if (reach === 'everything') return true;
  if (reach.by === 'operator') return reach.key === operatorId;
  const [row] = await database.rows<{ countryCode: string | null }>(COUNTRY, [operatorId]);
  return row?.countryCode === reach.key;
}
