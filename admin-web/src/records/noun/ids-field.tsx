import { useQuery } from '@apollo/client/react';
import type { ChosenFrom, Noun } from './noun.js';
import { valueOf } from './fields.js';
import type { NounField, NounRow, ShownProps } from './noun-field.js';
import { references } from './plural-fields.js';
import type { ReferenceSaid } from './choice-fields.js';

const MOST_SHOWN = 100;

/** Records of another noun by their ids, where nobody says their names beside: they are asked for where they are shown. */
export const ids = <Row extends NounRow>(
  said: Omit<ReferenceSaid<Row>, 'optional' | 'sorted' | 'filtered' | 'many'>,
): NounField<string[]> => ({
  ...references({ ...said, many: true }),
  text: (_, name, row) => (valueOf(name, row) as readonly string[]).join(', '),
  Shown: (props) => <Named {...props} to={said.to as unknown as ChosenFrom<NounRow>} />,
});

function Named({ value, to }: ShownProps & { to: ChosenFrom<NounRow> }) {
  const known = value as readonly string[];
  const { list } = to as unknown as Noun['documents'];
  const shown = { order: null, descending: false, page: 1, pageSize: MOST_SHOWN, counted: false };
  const { data } = useQuery(list, { variables: { filter: { ids: known }, ...shown }, skip: known.length === 0 });
  return known.map((id) => data?.page.rows.find((row) => row.id === id)?.name ?? id).join(', ') || '–';
}
