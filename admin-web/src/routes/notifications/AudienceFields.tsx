import { LANGUAGES } from '@naga/kernel/language.js';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle } from '../../features/form/use-form.js';
import { useRouteOptions } from '../../features/operators/use-route-options.js';
import { countryOptions } from '../../features/place/country-words.js';
import { languageName } from '../../session/language.js';
import { roleWords } from '../../session/role-words.js';
import type { NotificationValues } from './notification-values.js';
import { words } from './words.js';

interface AudienceFieldsProps {
  form: FormHandle<NotificationValues>;
  /** Who sends looks after one operator, which is not asked for. */
  isOwn: boolean;
  operators: readonly { value: string; label: string }[];
}

/** To whom: one person, the passengers of rides, or accounts that are narrowed to some. */
export function AudienceFields({ form, ...choices }: AudienceFieldsProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { kind } = form.values;
  return (
    <FormSection title={<FormattedMessage {...words.whom} />} about={<FormattedMessage {...words.whomAbout} />}>
      <SelectField
        label={say(words.kind)}
        options={[
          { value: 'PASSENGERS', label: say(words.passengers) },
          { value: 'PEOPLE', label: say(words.peopleWho) },
          { value: 'PERSON', label: say(words.person) },
        ]}
        {...form.text('kind')}
      />
      {kind === 'PERSON' && (
        <TextField
          label={say(words.loginName)}
          hint={say(words.loginNameHint)}
          required
          maxLength={254}
          {...form.text('loginName')}
        />
      )}
      {kind === 'PASSENGERS' && <RideFields form={form} {...choices} />}
      {kind === 'PEOPLE' && <PeopleFields form={form} {...choices} />}
    </FormSection>
  );
}

function RideFields({ form, isOwn, operators }: AudienceFieldsProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const routes = useRouteOptions(form.values.operatorId);
  const rides = routes.flatMap(({ label, schedules }) => [
    { value: schedules.map(({ value }) => value).join(' '), label },
    ...(schedules.length < 2
      ? []
      : schedules.map((schedule) => ({ ...schedule, label: `${label} · ${schedule.label}` }))),
  ]);
  return (
    <>
      {!isOwn && (
        <SelectField
          label={say(words.operator)}
          required
          placeholder={say(words.choose)}
          options={operators}
          {...form.text('operatorId')}
          onChange={({ currentTarget }) => form.set({ operatorId: currentTarget.value, ride: '' })}
        />
      )}
      <SelectField
        label={say(words.ride)}
        options={[{ value: '', label: say(words.any) }, ...rides.filter(({ value }) => value !== '')]}
        {...form.text('ride')}
      />
      <TextField label={say(words.from)} type="date" required {...form.text('from')} />
      <TextField label={say(words.until)} type="date" required min={form.values.from} {...form.text('until')} />
    </>
  );
}

function PeopleFields({ form, isOwn, operators }: AudienceFieldsProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const any = { value: '', label: say(words.any) };
  const roles = Object.entries(roleWords).map(([value, title]) => ({ value, label: say(title) }));
  return (
    <>
      <SelectField label={say(words.role)} options={[any, ...roles]} {...form.text('roleId')} />
      {!isOwn && (
        <>
          <SelectField
            label={say(words.country)}
            options={[any, ...countryOptions(intl)]}
            {...form.text('countryCode')}
          />
          <SelectField label={say(words.staffOf)} options={[any, ...operators]} {...form.text('operatorId')} />
        </>
      )}
      <SelectField
        label={say(words.language)}
        options={[any, ...LANGUAGES.map((value) => ({ value, label: languageName(value) }))]}
        {...form.text('language')}
      />
    </>
  );
}
