import type { RecordPlace } from '../record-kind.js';
import type { RecordLink } from './noun.js';
import type { FieldWords, NounRow } from './noun-field.js';

/** Records by what their list is called. */
export interface NamedPlace extends RecordPlace {
  readonly label: FieldWords;
}

/** The records that name a record in this field. */
export const namedIn = (field: string, { path, ...place }: NamedPlace): RecordLink<NounRow> => ({
  ...place,
  to: ({ id }) => `${path}?${field}=${id}`,
});
