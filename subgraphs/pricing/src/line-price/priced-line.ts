import { isRowId } from '@naga/kernel/row-id.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import { PricedLineDocument, type PricedLineQuery } from '../neighbours/catalogue.generated.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { LineNotFound } from './line-price.errors.js';

/** Who looks after what an operator sells by: its own people, those of its country, the platform's. */
export const OPERATOR_SCOPES = ['operator', 'country', 'all'] as const satisfies readonly Scope[];

export type PricedLine = NonNullable<PricedLineQuery['pricedLine']>;

/** What the stops of a line are called: zones that come into being are called so. */
export const namesOnLine = ({ stops }: PricedLine): ReadonlyMap<string, string> =>
  new Map(stops.map(({ stopId, names: { en } }) => [stopId, en]));

/** A line within the viewer's reach by a permission; undefined for none. Prices of the market are no sandbox's. */
export async function lineWithin(
  { viewer, neighbours }: PricingContext,
  permission: string,
  lineId: string,
): Promise<PricedLine | undefined> {
  const reach = viewer.mode === 'live' ? reachBy(viewer, permission, OPERATOR_SCOPES) : 'nothing';
  if (reach === 'nothing' || !isRowId(lineId)) return undefined;
  const { pricedLine: line } = await neighbours.ask('catalogue', PricedLineDocument, { id: lineId }, viewer);
  if (line == null) return undefined;
  if (reach === 'everything') return line;
  return reach.key === (reach.by === 'operator' ? line.operatorId : line.operatorCountryCode) ? line : undefined;
}

/** The same; refuses RECORD_NOT_FOUND. */
export async function requireLine(context: PricingContext, permission: string, lineId: string): Promise<PricedLine> {
  const line = await lineWithin(context, permission, lineId);
  if (line === undefined) throw new LineNotFound();
  return line;
}
