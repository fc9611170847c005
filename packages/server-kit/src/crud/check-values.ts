import { type FieldProblem, InvalidInput } from '../graphql/refusal.js';
import { fieldAt, type Noun, saidFields } from './noun.js';

/** What a form says, before it is checked. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** All that is wrong with what a form says, each at its field. */
export function problemsOf(noun: Noun, values: RecordValues): readonly FieldProblem[] {
  const single = saidFields(noun).flatMap(([name, field]) => {
    const value = values[name];
    if (value == null) return field.optional ? [] : [{ path: name, code: 'REQUIRED' }];
    return field.problems(value).map((problem) => ({ ...problem, path: `${name}${problem.path}` }));
  });
  return single.length > 0 ? single : (noun.check?.(values as never) ?? []);
}

/** Throws BAD_USER_INPUT with all that is wrong. */
export function demandValues(noun: Noun, values: RecordValues): void {
  const problems = problemsOf(noun, values);
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** A field's value as a parameter of a statement. */
export const storedValue = ({ fields }: Noun, values: RecordValues, name: string): unknown =>
  values[name] == null ? null : fields[name]!.stored(values[name]);

/** Where the English is that a slug is made of; undefined for a noun without. */
export const englishOf = ({ slugOf }: Noun): string | undefined => (slugOf === undefined ? undefined : `${slugOf}.en`);

interface DatabaseRefusal {
  readonly code?: string;
  readonly detail?: string;
  readonly column?: string;
  readonly hint?: string;
}

const UNIQUE = '23505';
const FOREIGN = '23503';
const CHECK = '23514';

/**
 * What the database says is wrong with the values of one field; undefined for anything else. A trigger that refuses a
 * value names its column, and the problem's code as the hint.
 */
export function problemOfDatabase(noun: Noun, error: unknown): FieldProblem | undefined {
  const { code, detail = '', column: wrong = '', hint } = error as DatabaseRefusal;
  if (code === CHECK) {
    const path = fieldAt(noun, wrong);
    return path === undefined || !hint ? undefined : { path, code: hint };
  }
  if (code !== UNIQUE && code !== FOREIGN) return undefined;
  const columns = /^Key \((?<columns>[^)]+)\)=/.exec(detail)?.groups?.['columns']?.split(', ') ?? [];
  const path = columns
    .map((column) => fieldAt(noun, column.replaceAll('"', '')) ?? (column === 'slug' ? englishOf(noun) : undefined))
    .findLast((field) => field !== undefined);
  return path === undefined ? undefined : { path, code: code === UNIQUE ? 'TAKEN' : 'UNKNOWN' };
}
