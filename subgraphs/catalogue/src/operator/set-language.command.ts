import type { LanguageCode } from '@naga/kernel/language.js';
import type { CatalogueContext } from '../journey/asking.js';
import { changeOperator } from './change-operator.js';

/**
 * The language in which an operator is written to from now on, about what was sold before, too. Undefined for an operator
 * that the viewer does not look after (catalogue.edit).
 */
export async function setLanguage(
  context: CatalogueContext,
  operatorId: string,
  language: LanguageCode,
): Promise<LanguageCode | undefined> {
  const isChanged = await changeOperator(context, operatorId, 'language', language);
  return isChanged ? language : undefined;
}
