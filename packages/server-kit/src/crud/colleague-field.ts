import { ColleagueView } from '../viewer/colleague.type.js';
import { type FieldSaid, kindOf, noText, WHOLE } from './noun-field.js';

interface ColleagueSaid extends FieldSaid {
  readonly elsewhere: true;
}

/** Who did something to a record, as the database notes it; null for what no person did. No form says it. */
export const colleagueField = <const Said extends ColleagueSaid>(said: Said) =>
  kindOf<{ readonly id: string }, Said & { readonly optional: true }>(
    { ...said, optional: true },
    {
      output: () => ColleagueView,
      input: () => ColleagueView,
      cast: '::bigint',
      read: (column) => `case when ${column} is not null then jsonb_build_object('id', ${column}::text) end`,
      problems: () => [],
      parts: WHOLE,
      parse: () => undefined,
      stored: ({ id }) => id,
      order: (column) => `coalesce(${column}, 0)`,
      orderKind: 'whole',
      text: noText,
    },
  );
