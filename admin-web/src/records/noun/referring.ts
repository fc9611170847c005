import type { ListedField } from './noun-field.js';

/** Of the fields of a noun those that name a record of another one. */
export const referring = (fields: Readonly<Record<string, ListedField>>): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.first !== undefined);
