import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Facts, Refused } from './refused.js';

/** What is wrong and where: `field` is a name of the form, undefined when it is the form as a whole. */
export interface Problem<Name extends string> {
  field: Name | undefined;
  /** Of a check, of class-validator ('IS_EMAIL') or of a refusal ('NAME_TAKEN'). */
  code: string;
  facts: Facts;
}

/** A refusal at the fields its facts name ('field', 'fields'), else where the form says, else at the form as a whole. */
export function refusedFields<Name extends string>(
  { code, facts }: Refused,
  names: readonly Name[],
  refusedAt: Readonly<Record<string, Name>> = {},
): Problem<Name>[] {
  const told = [facts['field'], facts['fields']].flat().map(String);
  const fields = names.filter((name) => told.includes(name));
  return (fields.length > 0 ? fields : [refusedAt[code]]).map((field) => ({ field, code, facts }));
}

/** 'input.name' and 'name' are the field `name`; 'input.name.km' belongs to it when the form has no finer one. */
function fieldOf<Name extends string>(path: string, names: readonly Name[]): Name | undefined {
  const parts = path.split('.');
  for (const from of [parts, parts.slice(1)]) {
    for (let length = from.length; length > 0; length--) {
      const name = from.slice(0, length).join('.');
      if ((names as readonly string[]).includes(name)) return name as Name;
    }
  }
  return undefined;
}

interface FieldOfError {
  path: string;
  code: string;
  facts?: Facts;
}

/** What a BAD_USER_INPUT says of fields, by their paths; undefined for any other failure. */
export function wrongFields(error: unknown): readonly FieldOfError[] | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const bad = error.errors.filter(({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT');
  if (bad.length === 0) return undefined;
  return bad.flatMap(({ extensions }) => (extensions?.['fields'] ?? []) as readonly FieldOfError[]);
}

/** The fields of a BAD_USER_INPUT at their fields; undefined for any other failure, which no field can mend. */
export function problemsOf<Name extends string>(error: unknown, names: readonly Name[]): Problem<Name>[] | undefined {
  const fields = wrongFields(error);
  if (fields === undefined) return undefined;
  if (fields.length === 0) return [{ field: undefined, code: 'INVALID', facts: {} }];
  const seen = new Set<string>();
  return fields
    .map(({ path, code, facts = {} }) => ({ field: fieldOf(path, names), code, facts }))
    .filter(({ field, code }) => {
      // One sentence a field: a text that is missing is also too short.
      const key = field ?? code;
      return !seen.has(key) && Boolean(seen.add(key));
    });
}
