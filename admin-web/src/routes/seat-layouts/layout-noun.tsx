import { formatCount } from '@naga/kernel/money.js';
import { SelectField } from '@naga/ui/SelectField';
import type { FoundControlProps } from '../../features/list/list-filter.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { PLACES } from '../../nouns/record-places.js';
import { namedIn } from '../../records/noun/named-in.js';
import { defineListed } from '../../records/noun/noun.js';
import { documents as bulk } from '../../records/noun/bulk/seat-layout.generated.js';
import type { NounRow } from '../../records/noun/noun-field.js';
import { OPERATORS } from '../../records/noun/owner-fields.js';
import { recordOf } from '../../records/noun/record-of.js';
import { defineRecord } from '../../records/record-kind.js';
import {
  SeatLayoutDrawingDocument,
  type SeatLayoutDrawingQuery,
  type SeatLayoutDrawnFragment,
  type SeatLayoutRowFragment,
  SeatLayoutsDocument,
} from './seat-layouts.generated.js';
import { layoutWords } from './words.js';

const PERMISSION = 'catalogue.edit';

function OperatorFilter({ label, none, value, onChange }: FoundControlProps) {
  const options = useOwnOperators(PERMISSION);
  return (
    <SelectField
      label={label}
      placeholder={none}
      options={options}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const row = (of: NounRow) => of as unknown as SeatLayoutRowFragment;

/** Seat layouts on their list. */
export const layoutNoun = defineListed({
  path: '/seat-layouts',
  entity: 'SeatLayout',
  permission: PERMISSION,
  scopes: OPERATOR_SCOPES,
  documents: {
    list: SeatLayoutsDocument,
    one: SeatLayoutDrawingDocument,
    ...bulk,
  },
  fields: {
    operatorId: {
      label: layoutWords.operator,
      sorted: false,
      Filter: OperatorFilter,
      place: OPERATORS,
      text: (intl, _, of) => row(of).operator?.name ?? intl.formatMessage(layoutWords.everybody),
    },
    size: {
      label: layoutWords.size,
      sorted: false,
      text: (intl, _, of) => intl.formatMessage(layoutWords.sizeOf, row(of)),
    },
    numberOfSeats: {
      label: layoutWords.seats,
      sorted: true,
      text: (_intl, _, of) => formatCount(row(of).numberOfSeats),
    },
  },
  columns: ['operatorId', 'size', 'numberOfSeats'],
  ends: 'removed',
  links: [namedIn('seatLayoutId', PLACES.vehicleTypes)],
  words: layoutWords,
});

/** One of them, with its cells. */
export const layoutRecord = defineRecord<SeatLayoutDrawingQuery, SeatLayoutDrawnFragment>({
  ...recordOf(layoutNoun),
  query: SeatLayoutDrawingDocument,
  pick: ({ record }) => record,
});
