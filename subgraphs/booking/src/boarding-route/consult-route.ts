import type { AnyContext } from '@naga/server-kit/graphql/context.js';
import type { Columns } from '@naga/server-kit/crud/noun.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { RoutesOfOperatorDocument } from '../neighbours/catalogue.generated.js';
import { knownOperators } from '../operator-country/known-operators.js';

interface Named {
  readonly operatorId: string;
  readonly routeId: string;
}

/** What a new pay-on-boarding route is called; throws BAD_USER_INPUT for a route that is not the operator's: UNKNOWN at its field. */
export async function consultRoute(
  context: AnyContext,
  { operatorId, routeId }: Named,
  changed: readonly string[],
): Promise<Columns> {
  if (!changed.includes('routeId')) return {};
  const unknown = (path: string) => new InvalidInput([{ path, code: 'UNKNOWN' }]);
  if (!(await knownOperators(context, [operatorId])).has(operatorId)) throw unknown('operatorId');
  const { neighbours, viewer } = context;
  const { operatorRoutes } = await neighbours.ask('catalogue', RoutesOfOperatorDocument, { operatorId }, viewer);
  const route = operatorRoutes.find(({ id }) => id === routeId);
  if (route === undefined) throw unknown('routeId');
  const { __typename: _, ...names } = route.names;
  return { route_names: JSON.stringify(names) };
}
