import { line } from '@naga/server-kit/crud/text-field.js';
import { LONGEST_AFFIX } from './code-format.rules.js';

/** What stands before or behind the number of a code: typed in small letters it is meant in capitals. */
export function affix(form: RegExp) {
  const kind = line({ max: LONGEST_AFFIX, form, fixed: true, optional: true });
  return {
    ...kind,
    problems: (text: string) => kind.problems(text.toUpperCase()),
    stored: (text: string) => kind.stored(text.toUpperCase()),
  };
}
