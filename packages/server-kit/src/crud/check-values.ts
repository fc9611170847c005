import { type FieldProblem, InvalidInput } from '../graphql/refusal.js';
import { fieldAt, type Noun } from './noun.js';

/** What a form says, before it is checked. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** All that is wrong with what a form says, each at its field. */
export function problemsOf(noun: Noun, values: RecordValues): readonly FieldProblem[] {
  const single = Object.entries(noun.fields).flatMap(([name, field]) => {
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

/** As parameters of a statement, in the order of the fields. */
export const storedValues = (noun: Noun, values: RecordValues): unknown[] =>
  Object.entries(noun.fields).map(([name, field]) => (values[name] == null ? null : field.stored(values[name])));

interface DatabaseRefusal {
  readonly code?: string;
  readonly detail?: string;
}

const UNIQUE = '23505';
const FOREIGN = '23503';

/** What the database says is wrong with the values of one field; undefined for anything else. */
export function problemOfDatabase(noun: Noun, error: unknown): FieldProblem | undefined {
  const { code, detail = '' } = error as DatabaseRefusal;
  if (code !== UNIQUE && code !== FOREIGN) return undefined;
  const columns = /^Key \((?<columns>[^)]+)\)=/.exec(detail)?.groups?.['columns']?.split(', ') ?? [];
  const path = columns
    .map((column) => fieldAt(noun, column.replaceAll('"', '')))
    .findLast((field) => field !== undefined);
  return path === undefined ? undefined : { path, code: code === UNIQUE ? 'TAKEN' : 'UNKNOWN' };
}
