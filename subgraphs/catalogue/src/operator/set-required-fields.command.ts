import { PASSENGER_FIELDS, type PassengerField } from '@naga/kernel/passenger-field.js';
import type { CatalogueContext } from '../journey/asking.js';
import { changeOperator } from './change-operator.js';

/**
 * What an operator wants to know of each passenger from now on; what is sold was asked what it was sold with. Undefined for
 * an operator that the viewer does not look after (catalogue.edit).
 */
export async function setRequiredFields(
  context: CatalogueContext,
  operatorId: string,
  fields: readonly PassengerField[],
): Promise<PassengerField[] | undefined> {
  const wanted = PASSENGER_FIELDS.filter((field) => fields.includes(field));
  const isChanged = await changeOperator(context, operatorId, 'required_passenger_fields', wanted);
  return isChanged ? wanted : undefined;
}
