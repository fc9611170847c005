import type { TextProblem } from './message-text.errors.js';
import { type PlaceholderKind, usesIn } from './icu-text.js';

export const MOST_LETTERS = 2000;
export const MOST_IN_SUBJECT = 200;

export interface Placeholder {
  readonly name: string;
  readonly kind: PlaceholderKind;
  /** Without it the message does not do what it is for: a code, a link, an amount. */
  readonly isRequired: boolean;
}

const REQUIRED = new Set(['code', 'url', 'amount']);

/** The closed list of a text: what the code's own English uses. */
export function placeholdersOf(text: string): readonly Placeholder[] {
  const kinds = new Map<string, PlaceholderKind>();
  for (const { name, kind } of usesIn(text) ?? [])
    if (kind !== 'OTHER') kinds.set(name, kind === 'NUMBER' ? kind : (kinds.get(name) ?? kind));
  return [...kinds].map(([name, kind]) => ({ name, kind, isRequired: REQUIRED.has(name) }));
}

/** Subjects and titles are one line. */
export const isSubject = (textId: string): boolean => /subject(Short|New)?$|title$/i.test(textId);

const FORBIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with words of a text; undefined where nothing is. `own`: the code's own English. */
export function textProblem(textId: string, words: string, own: string): TextProblem | undefined {
  const most = isSubject(textId) ? MOST_IN_SUBJECT : MOST_LETTERS;
  if (words.length > most) return { code: 'TEXT_TOO_LONG', facts: { most } };
  const uses = FORBIDDEN.test(words) ? undefined : usesIn(words);
  if (uses === undefined) return { code: 'TEXT_MALFORMED', facts: {} };
  const known = new Map(placeholdersOf(own).map((one) => [one.name, one]));
  for (const { name, kind } of uses) {
    const placeholder = known.get(name);
    if (placeholder === undefined) return { code: 'PLACEHOLDER_UNKNOWN', facts: { name } };
    if (kind === 'OTHER' || (kind === 'NUMBER' && placeholder.kind === 'TEXT'))
      return { code: 'PLACEHOLDER_MISUSED', facts: { name } };
  }
  const missing = [...known.values()].find(
    ({ name, isRequired }) => isRequired && !uses.some((use) => use.name === name),
  );
  return missing && { code: 'PLACEHOLDER_MISSING', facts: { name: missing.name } };
}
