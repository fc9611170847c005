import { CheckboxField } from '@naga/ui/CheckboxField';
import { SelectField } from '@naga/ui/SelectField';
import { useIntl } from 'react-intl';
import { AgencyCombo } from '../../features/agency-choice/AgencyCombo.js';
import { type Channel, CHANNELS, keptWords } from './kept-words.js';

/** What the form says: closed to all, to some channels, or to all but one agency. */
export interface KeptForValue {
  who: 'NOBODY' | 'CHANNELS' | 'AGENCY';
  closedTo: readonly Channel[];
  agencyId: string;
}
export const CLOSED_TO_ALL: KeptForValue = { who: 'NOBODY', closedTo: [], agencyId: '' };

/** As the mutation takes it; undefined while something is missing. */
export function keptForOf({ who, closedTo, agencyId }: KeptForValue) {
  if (who === 'NOBODY') return { closedTo: null, agencyId: null };
  if (who === 'AGENCY') return agencyId === '' ? undefined : { closedTo: null, agencyId };
  return closedTo.length === 0 || closedTo.length === CHANNELS.length
    ? undefined
    : { closedTo: [...closedTo], agencyId: null };
}

interface KeptForProps {
  value: KeptForValue;
  onChange: (value: KeptForValue) => void;
  isTried: boolean;
}

/** Who may still buy what is blocked. */
export function KeptFor({ value, onChange, isTried }: KeptForProps) {
  const intl = useIntl();
  const say = (word: (typeof keptWords)['who']) => intl.formatMessage(word);
  const toggle = (channel: Channel, isClosed: boolean) =>
    onChange({
      ...value,
      closedTo: CHANNELS.filter((one) => (one === channel ? isClosed : value.closedTo.includes(one))),
    });
  const problem = isTried && keptForOf(value) === undefined ? say(keptWords.choose) : undefined;
  return (
    <>
      <SelectField
        label={say(keptWords.who)}
        value={value.who}
        error={problem}
        onChange={({ currentTarget }) => onChange({ ...value, who: currentTarget.value as KeptForValue['who'] })}
        options={[
          { value: 'NOBODY', label: say(keptWords.nobody) },
          { value: 'CHANNELS', label: say(keptWords.channels) },
          { value: 'AGENCY', label: say(keptWords.quota) },
        ]}
      />
      {value.who === 'CHANNELS' && (
        <fieldset className="back-office__stack">
          <legend>{say(keptWords.notSold)}</legend>
          {CHANNELS.map((channel) => (
            <CheckboxField
              key={channel}
              label={say(keptWords[channel])}
              checked={value.closedTo.includes(channel)}
              onChange={({ currentTarget }) => toggle(channel, currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      {value.who === 'AGENCY' && (
        <AgencyCombo
          label={say(keptWords.agency)}
          value={value.agencyId}
          onChange={(agencyId) => onChange({ ...value, agencyId })}
        />
      )}
    </>
  );
}
