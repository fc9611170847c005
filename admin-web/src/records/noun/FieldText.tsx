import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { recordPath } from '../record-kind.js';
import { valueOf } from './fields.js';
import type { ListedField, NounRow } from './noun-field.js';

export interface FieldTextProps {
  field: Pick<ListedField, 'text' | 'place'>;
  name: string;
  row: NounRow;
}

/** What a field says of a record. The name of another one leads to its page, for who may go there. */
export function FieldText({ field: { text, place }, name, row }: FieldTextProps) {
  const said = text(useIntl(), name, row);
  const id = valueOf(name, row);
  // What somebody only sees may name what he does not even see.
  if (place === undefined || typeof id !== 'string' || !row.mayChange) return said;
  const { permission, scopes } = place;
  return (
    <PermissionGate permission={permission} {...(scopes && { scopes })} otherwise={said}>
      <Link to={recordPath(place, id)}>{said}</Link>
    </PermissionGate>
  );
}
