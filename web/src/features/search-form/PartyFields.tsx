import { CHILD_BELOW } from '@naga/kernel/child-age.js';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { MAX_PASSENGERS, type Party } from '@naga/booking-flow/passengers/party.js';
import classes from './SearchForm.module.css';

const words = defineMessages<{
  passengers: NoMessageValues;
  adults: NoMessageValues;
  children: { last: number };
}>({
  passengers: { id: 'web.search.passengers', defaultMessage: 'Passengers' },
  adults: { id: 'web.search.adults', defaultMessage: 'Adults' },
  children: { id: 'web.search.children', defaultMessage: 'Children (0–{last})' },
});

export interface PartyFieldsProps {
  party: Party;
  onChange: (party: Party) => void;
}

/** How many travel, adults and children; each list offers what still makes nine together. */
export function PartyFields({ party: { adults, children }, onChange }: PartyFieldsProps) {
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage(words.passengers)} className={classes.party}>
      <Count
        label={intl.formatMessage(words.adults)}
        name="pax"
        value={adults}
        least={1}
        most={MAX_PASSENGERS - children}
        onChange={(count) => onChange({ adults: count, children })}
      />
      <Count
        label={intl.formatMessage(words.children, { last: CHILD_BELOW - 1 })}
        name="children"
        value={children}
        least={0}
        most={MAX_PASSENGERS - adults}
        onChange={(count) => onChange({ adults, children: count })}
      />
    </div>
  );
}

interface CountProps {
  label: string;
  name: string;
  value: number;
  least: number;
  most: number;
  onChange: (count: number) => void;
}

function Count({ label, name, value, least, most, onChange }: CountProps) {
  return (
    <label className={classes.count}>
      <span className={classes.label}>{label}</span>
      <select name={name} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {Array.from({ length: most - least + 1 }, (_, index) => (
          <option key={index} value={least + index}>
            {least + index}
          </option>
        ))}
      </select>
    </label>
  );
}
