import type { IntlShape, MessageDescriptor } from 'react-intl';

/** 'PAID_TOO_LATE' → 'paid too late': what is younger than this client, at least without its punctuation. */
const humanised = (code: string): string => code.replaceAll(/[._:-]+/g, ' ').toLowerCase();

/** The word for a code that the graph gives as text. */
export function wordFor(intl: IntlShape, words: object, code: string): string {
  if (!Object.hasOwn(words, code)) return humanised(code);
  return intl.formatMessage((words as Record<string, MessageDescriptor & { id: string }>)[code]!);
}
