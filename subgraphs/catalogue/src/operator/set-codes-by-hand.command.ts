import type { CatalogueContext } from '../journey/asking.js';
import { changeOperator } from './change-operator.js';

/**
 * Whether an operator gives its ticket codes by hand from now on; what is sold keeps to what it was sold with. Undefined for
 * an operator that the viewer does not look after (catalogue.edit).
 */
export async function setCodesByHand(
  context: CatalogueContext,
  operatorId: string,
  byHand: boolean,
): Promise<boolean | undefined> {
  const isChanged = await changeOperator(context, operatorId, 'manual_ticket_code_assignment', byHand);
  return isChanged ? byHand : undefined;
}
