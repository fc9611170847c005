import { formatCount } from '@naga/kernel/money.js';
import { valueOf } from './fields.js';
import type { FieldWords, ListedField } from './noun-field.js';

/** How many there are of something that names a record; no list is sorted by it. */
export const counted = (label: FieldWords): ListedField => ({
  label,
  sorted: false,
  text: (_, name, row) => formatCount(valueOf(name, row) as number),
  look: { align: 'right' },
});
