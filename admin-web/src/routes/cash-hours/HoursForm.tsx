import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUndoNotice } from '../../session/use-undoable.js';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { useSetCashHoursMutation } from './cash-hours.generated.js';
import { words } from './words.js';

const MOST_HOURS = 24;

export interface HoursFormProps {
  operatorId: string;
  hours: number;
  onDone: () => Promise<unknown>;
}

/** The hours of one operator. */
export function HoursForm({ operatorId, hours: before, onDone }: HoursFormProps) {
  const intl = useIntl();
  const [set] = useSetCashHoursMutation();
  const tell = useUndoNotice();
  const send = async ({ hours: typed }: { hours: string }) => {
    const { data } = await set({ variables: { operatorId, hours: Number(typed) } });
    const hours = data?.setCashCollectionHours;
    return hours == null ? undefined : { hours };
  };
  const form = useForm<{ hours: string }, { hours: number }>({
    initial: { hours: String(before) },
    check: ({ hours }) => ({
      hours: !/^\d{1,2}$/.test(hours.trim()) ? 'NUMBER' : Number(hours) > MOST_HOURS && 'RANGE',
    }),
    send,
    onDone: async () => {
      tell(intl.formatMessage(words.saved), () => send({ hours: String(before) }), onDone);
      await onDone();
    },
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />} isPart>
      <FormSection title={<FormattedMessage {...words.title} />}>
        <TextField
          label={intl.formatMessage(words.hours)}
          hint={intl.formatMessage(words.hoursHint)}
          inputMode="numeric"
          maxLength={2}
          {...form.text('hours')}
        />
      </FormSection>
    </EditForm>
  );
}
