import { RATE } from '@naga/kernel/written-rate.js';
import { type FieldSaid, kindOf, problemAt, WHOLE } from '@naga/server-kit/crud/noun-field.js';
import { withPoint } from '@naga/server-kit/crud/spreadsheet.rules.js';

const MOST = 999_999_999;

/** A rate as an exact decimal, in files as well. */
export const rate = <const Said extends FieldSaid>(said: Said) =>
  kindOf<string, Said>(said, {
    output: () => String,
    input: () => String,
    cast: '::numeric',
    read: (column) => `trim_scale(${column})::text`,
    problems(value) {
      if (value.trim() === '') return problemAt('REQUIRED');
      return RATE.test(value.trim()) ? [] : problemAt('MATCHES');
    },
    parts: WHOLE,
    parse: (cell) => withPoint(cell(''), MOST) || null,
    stored: (value) => value.trim(),
    order: (column) => `(${column} * 1000000)::bigint`,
    orderKind: 'whole',
    text: (column) => [`trim_scale(${column})::text`],
  });
