import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import { pricedCategories } from '../supplement/priced-categories.queries.js';
import { PricedTimingsDocument } from '../neighbours/catalogue.generated.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { heldBy, type TariffState } from '../tariff-operation/apply-operations.rules.js';
import { operationProblems, type Problem } from '../tariff-operation/operation-problems.rules.js';
import { isOfStop, type Operation } from '../tariff-operation/operation.rules.js';
import type { Rows } from './tariff-state.queries.js';

const ZONES = `select id::text as id, coalesce(route_id::text, 'operator') as owner from pricing_zone where operator_id = $1::bigint`;

async function timingsOf({ neighbours, viewer }: PricingContext, operatorId: string) {
  const { pricedTimings } = await neighbours.ask('catalogue', PricedTimingsDocument, { operatorId }, viewer);
  return pricedTimings;
}

/** What the platform keeps is not said by who only asks. */
const commissionProblems = (operations: readonly Operation[]): Problem[] =>
  operations.flatMap((operation, at) =>
    operation.kind === 'PUT_PRICE' &&
    operation.price.commission !== null &&
    operation.price.commission !== (operation.was?.commission ?? null)
      ? [{ path: `operations.${at}.price.commission`, code: 'NOT_YOURS' }]
      : [],
  );

/** Throws BAD_USER_INPUT for operations that cannot be, each at its place. */
export async function demandSound(
  context: PricingContext,
  from: Rows,
  operatorId: string,
  operations: readonly Operation[],
): Promise<void> {
  const zones = await from.rows<{ id: string; owner: string }>(ZONES, [operatorId]);
  const owners = new Map(zones.map(({ id, owner }) => [id, owner]));
  const ofTimings = operations.some(({ kind }) => kind === 'PUT_RULE' || kind === 'PUT_DEMAND');
  const asked = ofTimings ? await timingsOf(context, operatorId) : [];
  const timings = new Set(asked.map(({ id }) => id));
  const routes = new Set(asked.map(({ routeId }) => routeId));
  const { seats, vehicles } = await pricedCategories(context, operations);
  const problems = operationProblems(operations, {
    ownerOf: (zone) => (isOfStop(zone) ? 'operator' : owners.get(zone)),
    hasTiming: (id) => timings.has(id),
    hasRoute: (id) => routes.has(id),
    hasSeatCategory: (id) => seats.has(id),
    hasVehicleCategory: (id) => vehicles.has(id),
  });
  const forbidden = scopeOf(context.viewer, 'pricing.edit') === undefined ? commissionProblems(operations) : [];
  if (problems.length + forbidden.length > 0) throw new InvalidInput([...problems, ...forbidden]);
}

/** The same operations with what each takes the place of on the effective day. */
export const withWas = (operations: readonly Operation[], state: TariffState, day: string): readonly Operation[] =>
  operations.map((operation) => ({ ...operation, was: heldBy(state, operation, day) }) as Operation);
