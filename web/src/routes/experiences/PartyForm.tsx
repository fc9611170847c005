import { formatDate } from '@naga/app-kit/format-date.js';
import { addDays } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { SelectField } from '@naga/ui/SelectField';
import { useIntl } from 'react-intl';
import { useSite } from '../../session/site.js';
import { AGES, DAYS, type Party } from './party.js';
import { ageWords, partyWords } from './party-words.js';
import classes from './PartyChoice.module.css';

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: String(from + at) }));

/** The same choices as plain lists, for readers without script. */
export function PartyForm({ party, maxGuests }: { party: Party; maxGuests: number }) {
  const intl = useIntl();
  const { language, today } = useSite();
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at + 1));
  return (
    <noscript>
      <form className={classes.form} method="get">
        <SelectField
          name="date"
          label={intl.formatMessage(partyWords.date)}
          defaultValue={party.date}
          options={days.map((date) => ({ value: date, label: formatDate(date, language) }))}
        />
        {AGES.map((age) => (
          <SelectField
            key={age}
            name={age}
            label={intl.formatMessage(ageWords[age])}
            defaultValue={String(party[age])}
            options={upTo(0, maxGuests)}
          />
        ))}
        <Button type="submit" variant="quiet">
          {intl.formatMessage(partyWords.show)}
        </Button>
      </form>
    </noscript>
  );
}
