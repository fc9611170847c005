import type { IntlShape, MessageDescriptor } from 'react-intl';

/** 'contactEmail' → 'contact email' */
const apart = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** The word for a name of the graph; one without a word is told in the words it is made of. */
export function inWords(intl: IntlShape, words: object, name: string): string {
  if (!Object.hasOwn(words, name)) return apart(name);
  return intl.formatMessage((words as Record<string, MessageDescriptor & { id: string }>)[name]!);
}
