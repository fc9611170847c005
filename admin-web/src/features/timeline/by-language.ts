import { isLanguage, type LanguageCode } from '@naga/kernel/language.js';
import type { Change_EntryFragment } from './timeline.generated.js';

type Change = Change_EntryFragment['changes'][number];

/** What was changed of a field; of a text in several languages, in one of them. */
export interface SpokenChange extends Change {
  readonly language?: LanguageCode;
}

/** The texts of a value by language; undefined for any other value. */
function textsOf(value: string | null): Readonly<Partial<Record<LanguageCode, string>>> | undefined {
  if (value === null) return {};
  if (!value.startsWith('{')) return undefined;
  try {
    const texts = JSON.parse(value) as object;
    const isText = ([code, text]: [string, unknown]) => isLanguage(code) && typeof text === 'string';
    return Object.entries(texts).every(isText) ? texts : undefined;
  } catch {
    return undefined;
  }
}

/** Changes of texts in several languages told language by language, those alone that differ; all others as they are. */
export const byLanguage = (changes: readonly Change[]): SpokenChange[] =>
  changes.flatMap((change): SpokenChange[] => {
    const [before, after] = [textsOf(change.before), textsOf(change.after)];
    if (before === undefined || after === undefined) return [change];
    const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])] as LanguageCode[];
    if (codes.length === 0) return [change];
    return codes
      .filter((code) => before[code] !== after[code])
      .map((code) => ({ ...change, language: code, before: before[code] ?? null, after: after[code] ?? null }));
  });
