import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RecordView, type RecordViewProps } from '../features/record/RecordView.js';
import { RecordTimeline } from '../features/timeline/RecordTimeline.js';
import { FROM_RECORD } from './RecordForm.js';
import { editPath, type Recorded, type RecordKind } from './record-kind.js';

export interface RecordSheetProps<Data, Row extends Recorded> extends Omit<RecordViewProps, 'title' | 'changes'> {
  of: RecordKind<Data, Row>;
  row: Row;
  /** False: there is no way to its form. */
  mayChange?: boolean;
}

/** A record by its name, with the way to its form beside what else can be done with it, and with its changes. */
export function RecordSheet<Data, Row extends Recorded>({
  of,
  row,
  actions,
  mayChange = true,
  ...view
}: RecordSheetProps<Data, Row>) {
  return (
    <RecordView
      {...view}
      title={row.name}
      actions={
        <>
          {actions}
          {mayChange && (
            <Button as={Link} to={editPath(of, row.id)} state={FROM_RECORD}>
              <FormattedMessage {...of.words.edit} />
            </Button>
          )}
        </>
      }
      changes={<RecordTimeline entity={of.entity} rowId={row.id} />}
    />
  );
}
