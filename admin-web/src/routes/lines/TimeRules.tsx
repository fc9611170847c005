import { CheckboxField } from '@naga/ui/CheckboxField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle } from '../../features/form/use-form.js';
import { BranchField } from './BranchField.js';
import { ConnectingRoutes } from './ConnectingRoutes.js';
import { editorWords } from './editor-words.js';
import type { LineValues, TimingValues } from './line-values.js';

export interface TimeRulesProps {
  form: FormHandle<LineValues>;
  timing: TimingValues;
  at: number;
  onChange: (timing: TimingValues, place?: string) => void;
}

const LABELS = {
  blockBefore: editorWords.blockBefore,
  blockingHoursFrom: editorWords.hoursFrom,
  blockingHoursTo: editorWords.hoursTo,
};

/** What holds of a time on all its days: when its sale ends, whose it is, who waits for it. */
export function TimeRules({ form, timing, at, onChange }: TimeRulesProps) {
  const intl = useIntl();
  const place = `timings.${at}`;
  const field = (name: keyof typeof LABELS) => ({
    label: intl.formatMessage(LABELS[name]),
    ...form.at(`${place}.${name}`),
    value: timing[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...timing, [name]: currentTarget.value }, `${place}.${name}`),
  });
  return (
    <>
      <div className="back-office__fields">
        <TextField required inputMode="numeric" {...field('blockBefore')} />
        <TextField type="time" optional {...field('blockingHoursFrom')} />
        <TextField type="time" optional {...field('blockingHoursTo')} />
        <CheckboxField
          label={<FormattedMessage {...editorWords.pickup} />}
          checked={timing.allowPickup}
          onChange={({ currentTarget }) => onChange({ ...timing, allowPickup: currentTarget.checked })}
        />
        <BranchField
          form={form}
          label={editorWords.branch}
          hint={editorWords.branchHint}
          nothing={editorWords.noBranch}
          place={`${place}.routeBranchId`}
          value={timing.routeBranchId}
          onChange={(routeBranchId) => onChange({ ...timing, routeBranchId }, `${place}.routeBranchId`)}
        />
      </div>
      <ConnectingRoutes form={form} timing={timing} place={place} onChange={onChange} />
    </>
  );
}
