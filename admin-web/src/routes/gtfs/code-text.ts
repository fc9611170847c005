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

const FAR = 'NO_PLACE';

/** Why a stop or line is left out, each reason once: stops that are too far from every town ('NO_PLACE Old bridge') together. */
export function reasonsText(intl: IntlShape, codes: readonly string[]): string {
  const far = [
    ...new Set(codes.filter((code) => code.startsWith(FAR)).map((code) => code.slice(FAR.length + 1) || '?')),
  ];
  const others = codes.filter((code) => !code.startsWith(FAR)).map((code) => reasonText(intl, code));
  const said = far.length > 0 ? [intl.formatMessage(reasonWords.NO_PLACE, { stops: far.join(', ') })] : [];
  return [...said, ...new Set(others)].join(' ');
}

/** What is driven on beside a change makes too many of the line as well. */
const SAID_AS: Readonly<Record<string, string>> = { TOO_MANY_BESIDE: 'ARRAY_MAX_SIZE' };

/** One of the words of a code says it ('NO_VEHICLE BUS', 'stops ARRAY_MAX_SIZE'). */
function reasonText(intl: IntlShape, code: string): string {
  const words = code.split(' ').map((word) => SAID_AS[word] ?? word);
  const known = words.find((word) => word !== 'other' && word in reasonWords);
  return known === undefined
    ? intl.formatMessage(reasonWords.other, { code })
    : intl.formatMessage(reasonWords[known as 'SOLD']);
}
