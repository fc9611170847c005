import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { couponFields } from '../../features/timeline/fields/coupon-fields.js';
import type { TextBinding } from '../../features/form/use-form.js';
import type { DayValues } from './day-values.js';
import { words } from './words.js';

/** On which days of travel the driver is paid: the first and the last, each of which may be left open. */
export function DayFields({ text }: { text: (name: keyof DayValues) => TextBinding }) {
  const intl = useIntl();
  return (
    <FormSection title={<FormattedMessage {...words.days} />} about={<FormattedMessage {...words.daysAbout} />}>
      <TextField label={intl.formatMessage(couponFields.travelFrom)} optional type="date" {...text('travelFrom')} />
      <TextField label={intl.formatMessage(couponFields.travelUntil)} optional type="date" {...text('travelUntil')} />
    </FormSection>
  );
}
