import { Navigate } from 'react-router';
import type { Noun } from './noun.js';
import type { NounRow } from './noun-field.js';
import { valueOf } from './fields.js';

/** Whether a record of the type is another noun's: an address, or the audit, may have led to the wrong one. */
export const isOther = ({ only = {} }: Noun, row: NounRow): boolean =>
  Object.entries(only).some(([name, value]) => valueOf(name, row) !== value);

/** The page of such a record. */
export const Elsewhere = ({ noun, row }: { noun: Noun; row: NounRow }) => (
  <Navigate to={`${noun.others}/${row.id}`} replace />
);
