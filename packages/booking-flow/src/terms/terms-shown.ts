import type { LanguageCode } from '@naga/kernel/language.js';

type Text = { readonly en: string } & { readonly [code in Exclude<LanguageCode, 'en'>]?: string | null };

/** A ride with the terms it was sold under. */
export interface RideUnderTerms {
  operatorName: string;
  terms: readonly { title: Text; text: Text }[];
}

export interface ShownTerm {
  title: string;
  text: string;
  /** Whose rides it is of, where not all rides have it. */
  of: readonly string[];
}

/** The terms of some rides, each once, in the reader's language. */
export function termsShown(rides: readonly RideUnderTerms[], language: LanguageCode): ShownTerm[] {
  const found = new Map<string, ShownTerm & { rides: number }>();
  for (const { operatorName, terms } of rides)
    for (const term of terms) {
      const [title, text] = [term.title[language] ?? term.title.en, term.text[language] ?? term.text.en];
      const key = JSON.stringify([title, text]);
      const { of, rides: count } = found.get(key) ?? { of: [], rides: 0 };
      found.set(key, { title, text, of: [...new Set([...of, operatorName])], rides: count + 1 });
    }
  return [...found.values()].map(({ title, text, of, rides: count }) => ({
    title,
    text,
    of: count === rides.length ? [] : of,
  }));
}
