import type { Noun, NounSection } from './noun.js';
import { nounWords } from './noun-words.js';

/** What stands together in the form and on the page of a noun: as it says, or all of it. */
export const sectionsOf = ({ sections, fields, words }: Noun): readonly NounSection<string>[] =>
  sections ?? [
    { title: nounWords.facts, about: words.about as NounSection<string>['title'], fields: Object.keys(fields) },
  ];
