import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Facts } from '../../features/record/Facts.js';
import { EndRecord } from '../../records/noun/EndRecord.js';
import { FieldText } from '../../records/noun/FieldText.js';
import { nounWords } from '../../records/noun/noun-words.js';
import { RelatedRecords } from '../../records/noun/RelatedRecords.js';
import { RecordPage } from '../../records/RecordPage.js';
import { RecordSheet } from '../../records/RecordSheet.js';
import { layoutNoun, layoutRecord } from './layout-noun.js';
import { LayoutPreview } from './LayoutPreview.js';
import type { SeatLayoutDrawnFragment } from './seat-layouts.generated.js';
import { layoutWords } from './words.js';

/** The page of a layout: its size, and the vehicle as travellers see it. */
export default function SeatLayoutRoute() {
  return <RecordPage of={layoutRecord}>{(row) => <Sheet row={row} />}</RecordPage>;
}

function Sheet({ row }: { row: SeatLayoutDrawnFragment }) {
  return (
    <RecordSheet
      of={layoutRecord}
      row={row}
      mayChange={row.mayChange}
      data={row}
      actions={
        <>
          <Button as={Link} variant="quiet" to={`${layoutNoun.path}/add?from=${row.id}`}>
            <FormattedMessage {...layoutWords.copy} />
          </Button>
          {row.mayChange && <EndRecord noun={layoutNoun} row={row} />}
        </>
      }
    >
      <RelatedRecords noun={layoutNoun} row={row} />
      <Facts
        title={<FormattedMessage {...nounWords.facts} />}
        minWidth={230}
        items={layoutNoun.columns.map((name) => ({
          id: name,
          term: <FormattedMessage {...layoutNoun.fields[name]!.label} />,
          value: <FieldText field={layoutNoun.fields[name]!} name={name} row={row} />,
        }))}
      />
      <LayoutPreview seats={row.seats} />
    </RecordSheet>
  );
}
