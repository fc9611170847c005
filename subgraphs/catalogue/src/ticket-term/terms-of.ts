import type { LocalizedText } from '@naga/kernel/language.js';
import type { TicketTermRow } from '../market/operator-rows.js';
import type { RouteRow } from '../market/route-rows.js';

/** The terms that a ride on this route is sold under: the operator's own first, each group as it was written. */
export function termsOf(
  terms: readonly TicketTermRow[],
  { operatorId, transportType }: Pick<RouteRow, 'operatorId' | 'transportType'>,
): { title: LocalizedText; text: LocalizedText }[] {
  const holding = terms.filter(
    (term) =>
      term.active &&
      (term.operatorId === null || term.operatorId === operatorId) &&
      (term.transportType === null || term.transportType === transportType),
  );
  const isOwn = (term: TicketTermRow) => term.operatorId !== null;
  return [...holding.filter(isOwn), ...holding.filter((term) => !isOwn(term))].map(({ title, text }) => ({
    title,
    text,
  }));
}
