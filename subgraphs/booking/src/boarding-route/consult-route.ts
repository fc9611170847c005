import type { AnyContext } from '@naga/server-kit/graphql/context.js';
import type { Columns } from '@naga/server-kit/crud/noun.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { RoutesOfOperatorDocument } from '../neighbours/catalogue.generated.js';
import { consultOperator } from '../operator-country/consult-operator.js';

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
  await consultOperator(context, { operatorId }, ['operatorId']);
  const { neighbours, viewer } = context;
  const { operatorRoutes } = await neighbours.ask('catalogue', RoutesOfOperatorDocument, { operatorId }, viewer);
  const route = operatorRoutes.find(({ id }) => id === routeId);
  if (route === undefined) throw new InvalidInput([{ path: 'routeId', code: 'UNKNOWN' }]);
  const { __typename: _, ...names } = route.names;
  return { route_names: JSON.stringify(names) };
}
