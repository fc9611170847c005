import { useScope } from '@naga/app-kit/PermissionGate';
import { SelectField } from '@naga/ui/SelectField';
import { useIntl } from 'react-intl';
import type { TextBinding } from '../../features/form/use-form.js';
import { useLevelChoicesQuery } from './agencies.generated.js';
import { words } from './words.js';

export interface LevelFieldProps {
  label: string;
  /** Levels of this country that are on can be chosen. */
  countryCode: string;
  /** What stands there for who may not choose. */
  now: { id: string; name: string } | null;
  binding: TextBinding;
}

/** What an agency earns by: chosen by who edits prices, shown to everybody else. */
export function LevelField({ label, countryCode, now, binding }: LevelFieldProps) {
  const intl = useIntl();
  const chooses = ['country', 'all'].includes(useScope('pricing.edit') ?? '');
  const { data } = useLevelChoicesQuery({ variables: { countryCode }, skip: !chooses || countryCode === '' });
  const levels = data?.commissionLevelRecords.rows ?? [];
  const shown = levels.some(({ id }) => id === now?.id) || now === null ? levels : [now, ...levels];
  return (
    <SelectField
      label={label}
      disabled={!chooses}
      options={[
        { value: '', label: intl.formatMessage(words.noLevel) },
        ...shown.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      {...binding}
    />
  );
}
