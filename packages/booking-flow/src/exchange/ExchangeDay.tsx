import { CheckboxField } from '@naga/ui/CheckboxField';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import { exchangeWords as words } from './exchange-words.js';
import type { WayId } from './exchange-wish.js';

export interface ExchangeDayProps {
  way: WayId;
  /** Who may change on it, by BookingPart.id. */
  people: readonly { id: string; name: string }[];
  /** Who is ticked. */
  chosen: ReadonlySet<string>;
  /** 'YYYY-MM-DD' */
  date: string;
  today: string;
  className?: string | undefined;
}

/** Who changes, and to which day: the fields of a form whose address `readWish` reads. */
export function ExchangeDay({ way, people, chosen, date, today, className }: ExchangeDayProps) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      <input type="hidden" name="way" value={way} />
      <fieldset className={className}>
        <legend>{say(words.who)}</legend>
        {people.map(({ id, name }) => (
          <CheckboxField
            key={id}
            id={`part-${id}`}
            name="part"
            value={id}
            defaultChecked={chosen.has(id)}
            label={name}
          />
        ))}
      </fieldset>
      <TextField
        id={`date-${way}`}
        name="date"
        type="date"
        required
        label={say(words.date)}
        min={today}
        defaultValue={date}
      />
    </>
  );
}
