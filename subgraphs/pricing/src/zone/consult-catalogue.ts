import type { AnyContext } from '@naga/server-kit/graphql/context.js';
import { type FieldProblem, InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { IsRouteOfDocument, ZonedStopsDocument } from '../neighbours/catalogue.generated.js';
import { knownOperators } from '../operator-tariff/known-operators.js';
import type { PricingContext } from '../tariff/pricing-services.js';

interface ZoneValues {
  readonly operatorId: string;
  readonly routeId: string | null;
  readonly stopIds: readonly string[];
}

/** Throws BAD_USER_INPUT where a zone names what the catalogue does not know: UNKNOWN at its field. */
export async function consultCatalogue(
  context: AnyContext,
  { operatorId, routeId, stopIds }: ZoneValues,
  changed: readonly string[],
): Promise<void> {
  const { neighbours, viewer } = context;
  const isSaid = (field: string): boolean => changed.includes(field);
  const unknown = (path: string): FieldProblem[] => [{ path, code: 'UNKNOWN' }];
  const problems: FieldProblem[] = [];
  if (isSaid('operatorId') && !(await knownOperators(context as PricingContext, [operatorId])).has(operatorId))
    problems.push(...unknown('operatorId'));
  if (isSaid('routeId') && routeId != null) {
    const { isRouteOf } = await neighbours.ask('catalogue', IsRouteOfDocument, { routeId, operatorId }, viewer);
    if (!isRouteOf) problems.push(...unknown('routeId'));
  }
  if (isSaid('stopIds') && stopIds.length > 0) {
    const { zonedStops } = await neighbours.ask('catalogue', ZonedStopsDocument, { ids: [...stopIds] }, viewer);
    if (zonedStops.length < new Set(stopIds).size) problems.push(...unknown('stopIds'));
  }
  if (problems.length > 0) throw new InvalidInput(problems);
}
