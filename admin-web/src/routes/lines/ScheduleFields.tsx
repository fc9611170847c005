import { LANGUAGES } from '@naga/kernel/language.js';
import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { Disclosure } from '@naga/ui/Disclosure';
import { SelectField } from '@naga/ui/SelectField';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle } from '../../features/form/use-form.js';
import { localName } from '../../session/local-name.js';
import { nounWords } from '../../records/noun/noun-words.js';
import { OWN_NAMES } from '../../session/language.js';
import { weekdayText } from '../../session/time/day-text.js';
import { BranchField } from './BranchField.js';
import { editorWords } from './editor-words.js';
import type { LineValues, ScheduleValues } from './line-values.js';
import type { LineVehiclesQuery } from './lines.generated.js';

export interface ScheduleFieldsProps {
  form: FormHandle<LineValues>;
  schedule: ScheduleValues;
  /** Of its fields: 'timings.0.schedules.1'. */
  place: string;
  number: number;
  vehicles: LineVehiclesQuery['lineVehicles'];
  onChange: (schedule: ScheduleValues, place?: string) => void;
  onRemove: () => void;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const DATES = {
  allowFrom1: editorWords.season1From,
  allowTo1: editorWords.season1To,
  allowFrom2: editorWords.season2From,
  allowTo2: editorWords.season2To,
  blockingFrom: editorWords.closedFrom,
  blockingTo: editorWords.closedTo,
};
const FLAGS = {
  hasPassengerTypePricing: editorWords.childPrices,
  allowMaleNextToFemale: editorWords.gender,
  disabled: editorWords.offSale,
};
const AUDIENCES = ['EVERYONE', 'REGISTERED', 'AGENCY', 'STAFF'] as const;

type TextName = Exclude<
  { [Name in keyof ScheduleValues]: ScheduleValues[Name] extends string ? Name : never }[keyof ScheduleValues],
  'key' | 'id'
>;

/** On which days a time is driven, with what, for whom and when it is sold. */
export function ScheduleFields({ form, schedule, place, number, vehicles, onChange, onRemove }: ScheduleFieldsProps) {
  const intl = useIntl();
  const text = (name: TextName) => ({
    ...form.at(`${place}.${name}`),
    value: schedule[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...schedule, [name]: currentTarget.value }, `${place}.${name}`),
  });
  const days = form.at(`${place}.daysOfWeek`);
  const turn = (day: number, isOn: boolean) =>
    onChange(
      { ...schedule, daysOfWeek: WEEK.filter((one) => (one === day ? isOn : schedule.daysOfWeek.includes(one))) },
      `${place}.daysOfWeek`,
    );
  return (
    <fieldset className="line-editor__schedule" disabled={!schedule.mayChange}>
      <legend>
        <FormattedMessage {...editorWords.schedule} values={{ number }} />
      </legend>
      <fieldset className="line-editor__days" id={days.id} tabIndex={-1}>
        <legend>
          <FormattedMessage {...editorWords.days} />
        </legend>
        {WEEK.map((day) => (
          <CheckboxField
            key={day}
            label={weekdayText(intl, day)}
            checked={schedule.daysOfWeek.includes(day)}
            onChange={({ currentTarget }) => turn(day, currentTarget.checked)}
          />
        ))}
        {days.error !== undefined && <p role="note">{days.error}</p>}
      </fieldset>
      <div className="back-office__fields">
        <SelectField
          label={intl.formatMessage(editorWords.vehicle)}
          required
          placeholder={intl.formatMessage(editorWords.choose)}
          options={vehicles.map(({ id, names, seats }) => ({
            value: id,
            label: intl.formatMessage(editorWords.ofVehicle, { name: localName(intl.locale, names), seats }),
          }))}
          {...text('vehicleTypeId')}
        />
        <SelectField
          label={intl.formatMessage(editorWords.forWhom)}
          options={AUDIENCES.map((value) => ({ value, label: intl.formatMessage(editorWords[value]) }))}
          {...text('routeForUser')}
        />
      </div>
      <Disclosure summary={<FormattedMessage {...editorWords.scheduleRules} />}>
        <div className="back-office__fields">
          {(Object.keys(DATES) as (keyof typeof DATES)[]).map((name) => (
            <TextField key={name} label={intl.formatMessage(DATES[name])} type="date" optional {...text(name)} />
          ))}
          <TextField
            label={intl.formatMessage(editorWords.ownBlockBefore)}
            inputMode="numeric"
            optional
            {...text('blockBefore')}
          />
        </div>
        {(Object.keys(FLAGS) as (keyof typeof FLAGS)[]).map((name) => (
          <CheckboxField
            key={name}
            label={<FormattedMessage {...FLAGS[name]} />}
            checked={schedule[name]}
            onChange={({ currentTarget }) => onChange({ ...schedule, [name]: currentTarget.checked })}
          />
        ))}
        <div className="back-office__stack">
          <BranchField
            form={form}
            label={editorWords.ownBranch}
            nothing={editorWords.branchOfTime}
            place={`${place}.routeBranchId`}
            value={schedule.routeBranchId}
            onChange={(routeBranchId) => onChange({ ...schedule, routeBranchId }, `${place}.routeBranchId`)}
          />
          {LANGUAGES.map((code) => (
            <TextAreaField
              key={code}
              label={intl.formatMessage(nounWords.inLanguage, {
                label: intl.formatMessage(editorWords.note),
                language: OWN_NAMES[code],
              })}
              lang={code}
              optional
              rows={2}
              maxLength={500}
              {...form.at(`${place}.specificNote.${code}`)}
              value={schedule.specificNote[code]}
              onChange={({ currentTarget }) =>
                onChange(
                  { ...schedule, specificNote: { ...schedule.specificNote, [code]: currentTarget.value } },
                  `${place}.specificNote.${code}`,
                )
              }
            />
          ))}
        </div>
      </Disclosure>
      <div>
        <Button variant="quiet" size="small" onClick={onRemove}>
          <FormattedMessage {...editorWords.removeSchedule} />
        </Button>
      </div>
    </fieldset>
  );
}
