import { LOCAL_OFFSET_MINUTES } from '@naga/kernel/clock-time.js';
import { TextField } from '@naga/ui/TextField';
import { localStamp } from '../../session/time/local-stamp.js';
import { typedText } from '../../session/typed-text.js';
import { common, frame, type Said, valueOf } from './fields.js';
import type { NounField } from './noun-field.js';

const MINUTE = 60_000;
const HOURS = LOCAL_OFFSET_MINUTES / 60;

/** 'YYYY-MM-DDTHH:mm' of UTC+7, as the field for it wants. */
const localInput = (instant: string): string =>
  new Date(Date.parse(instant) + LOCAL_OFFSET_MINUTES * MINUTE).toISOString().slice(0, 16);

type Optional = Omit<Said, 'optional'>;

/** A moment that may be left out, by clocks of the region. */
export const optionalInstant = (said: Optional): NounField<string | null | undefined> => {
  const stamp = (value: unknown): string => (value == null ? '' : localStamp(value as string));
  return {
    ...common({ ...said, optional: true }),
    look: { noWrap: true },
    typed(name, row) {
      const instant = valueOf(name, row) as string | null | undefined;
      return { [name]: instant == null ? '' : localInput(instant) };
    },
    input: (name, values) => {
      const typed = typedText(String(values[name]));
      return typed === null ? null : `${typed}:00+${String(HOURS).padStart(2, '0')}:00`;
    },
    check: () => ({}),
    text: (_, name, row) => stamp(valueOf(name, row)),
    written: (name, values) => stamp(values[name]),
    Control: (props) => <TextField {...frame(props)} type="datetime-local" {...props.form.text(props.name)} />,
  };
};

/** A moment, by clocks of the region; a new record begins now unless somebody says otherwise. */
export const instantFromNow = (said: Optional): NounField<string> => {
  const field = optionalInstant(said);
  return {
    ...field,
    optional: false,
    typed: (name, row) =>
      row === undefined ? { [name]: localInput(new Date().toISOString()) } : field.typed(name, row),
    input: (name, values) => field.input(name, values) ?? '',
    check: (name, values) => ({ [name]: values[name] === '' && 'REQUIRED' }),
  };
};

/** A calendar day that may be left out. */
export const optionalDay = (said: Optional): NounField<string | null | undefined> => ({
  ...common({ ...said, optional: true }),
  typed: (name, row) => ({ [name]: (valueOf(name, row) as string | null | undefined) ?? '' }),
  input: (name, values) => typedText(String(values[name])),
  check: () => ({}),
  text: (_, name, row) => (valueOf(name, row) as string | null) ?? '',
  Control: (props) => <TextField {...frame(props)} type="date" {...props.form.text(props.name)} />,
});
