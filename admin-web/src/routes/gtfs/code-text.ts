import type { IntlShape } from 'react-intl';
import { failureWords, reasonWords, rowWords } from './code-words.js';

/** Why an import did not succeed. */
export function failureText(intl: IntlShape, code: string): string {
  const known = failureWords[code as keyof typeof failureWords] ?? failureWords.UNEXPECTED;
  return intl.formatMessage(known);
}

/** What is wrong with a row; a code of tomorrow is said as it is. */
export function rowText(intl: IntlShape, code: string): string {
  const known = rowWords[code as keyof typeof rowWords];
  return known === undefined ? code : intl.formatMessage(known);
}

/** Why a stop or line is left out: one of the words of its code says it ('NO_VEHICLE BUS', 'stops ARRAY_MAX_SIZE'). */
export function reasonText(intl: IntlShape, code: string): string {
  const known = code.split(' ').find((word) => word !== 'other' && word in reasonWords);
  return known === undefined
    ? intl.formatMessage(reasonWords.other, { code })
    : intl.formatMessage(reasonWords[known as 'SOLD']);
}
