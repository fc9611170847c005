import { useIntl } from 'react-intl';
import { EditRecord } from '../../records/EditRecord.js';
import { RecordForm, type RecordFormProps, useRecordForm } from '../../records/RecordForm.js';
import { boardingRecord } from './boarding-record.js';
import { type BoardingRouteInput, UpdateBoardingRouteDocument } from './boarding-routes.generated.js';
import { DayFields } from './DayFields.js';
import { type DayValues, inputOf, valuesOf, wrongIn } from './day-values.js';
import { words } from './words.js';

/** On which days of travel the driver of a route is paid. */
export default function EditBoardingRouteRoute() {
  return (
    <EditRecord of={boardingRecord} update={UpdateBoardingRouteDocument} answer={({ saved }) => saved}>
      {(opened, edited) => <DaysForm initial={valuesOf(opened)} {...edited} />}
    </EditRecord>
  );
}

function DaysForm(props: RecordFormProps<DayValues, BoardingRouteInput>) {
  const intl = useIntl();
  const form = useRecordForm(boardingRecord, props, {
    inputOf,
    check: wrongIn,
    texts: { ORDER: intl.formatMessage(words.order) },
  });
  return (
    <RecordForm of={boardingRecord} form={form} state={props}>
      <DayFields text={form.text} />
    </RecordForm>
  );
}
