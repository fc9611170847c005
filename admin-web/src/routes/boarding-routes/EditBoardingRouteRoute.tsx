import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { couponFields } from '../../features/timeline/fields/coupon-fields.js';
import { EditRecord } from '../../records/EditRecord.js';
import { RecordForm, type RecordFormProps, useRecordForm } from '../../records/RecordForm.js';
import { boardingRecord } from './boarding-record.js';
import { type BoardingRouteInput, UpdateBoardingRouteDocument } from './boarding-routes.generated.js';
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
      <FormSection title={<FormattedMessage {...words.days} />} about={<FormattedMessage {...words.daysAbout} />}>
        <TextField
          label={intl.formatMessage(couponFields.travelFrom)}
          optional
          type="date"
          {...form.text('travelFrom')}
        />
        <TextField
          label={intl.formatMessage(couponFields.travelUntil)}
          optional
          type="date"
          {...form.text('travelUntil')}
        />
      </FormSection>
    </RecordForm>
  );
}
