import type { IntlShape, MessageDescriptor } from 'react-intl';

/** 'PAID_TOO_LATE' → 'paid too late', 'contactEmail' → 'contact email' */
const humanised = (code: string): string =>
  code
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[._:-]+/g, ' ')
    .toLowerCase();

/**
 * The word for a code that the graph gives as text; what is younger than this client is told at least without its
 * punctuation.
 */
export function wordFor(intl: IntlShape, words: object, code: string): string {
  if (!Object.hasOwn(words, code)) return humanised(code);
  return intl.formatMessage((words as Record<string, MessageDescriptor & { id: string }>)[code]!);
}
