import { CheckboxField } from '@naga/ui/CheckboxField';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Cell, cellAt, type Drawing, type Place } from './drawing.rules.js';
import { useSeatTypeChoicesQuery } from './seat-layouts.generated.js';
import { editorWords } from './words.js';

export interface SeatSettingsProps {
  drawing: Drawing;
  /** That are selected. */
  places: readonly Place[];
  onChange: (places: readonly Place[], change: Partial<Cell>) => void;
  onNumber: (place: Place, number: string) => void;
}

type Flag = 'bookable' | 'blocked' | 'allowMale' | 'allowFemale';
const HINTS = { bookable: editorWords.bookableHint, blocked: editorWords.blockedHint };

/** What is said of the selected seats: of one its number, too, of several what they have in common. */
export function SeatSettings({ drawing, places, onChange, onNumber }: SeatSettingsProps) {
  const intl = useIntl();
  const types = useSeatTypeChoicesQuery().data?.seatTypeChoices ?? [];
  const chosen = places.filter((place) => cellAt(drawing, place).kind === 'SEAT');
  const seats = chosen.map((place) => cellAt(drawing, place));
  const [first] = seats;
  /** The value that all have; undefined where they differ. */
  const common = <Name extends keyof Cell>(name: Name): Cell[Name] | undefined =>
    seats.every((seat) => seat[name] === first?.[name]) ? first?.[name] : undefined;
  const flag = (name: Flag) => (
    <CheckboxField
      label={intl.formatMessage(editorWords[name])}
      hint={common(name) === undefined ? intl.formatMessage(editorWords.mixed) : hintOf(name)}
      checked={common(name) === true}
      ref={(box) => {
        if (box) box.indeterminate = common(name) === undefined;
      }}
      onChange={({ currentTarget }) => onChange(chosen, { [name]: currentTarget.checked })}
    />
  );
  const hintOf = (name: Flag) => (name in HINTS ? intl.formatMessage(HINTS[name as keyof typeof HINTS]) : undefined);
  const day = (name: 'blockedFrom' | 'blockedTo') => (
    <TextField
      label={intl.formatMessage(editorWords[name])}
      type="date"
      optional
      value={common(name) ?? ''}
      onChange={({ currentTarget }) => onChange(chosen, { [name]: currentTarget.value || null })}
    />
  );
  return (
    <section className="back-office__stack">
      <h3>
        <FormattedMessage {...editorWords.chosen} />
      </h3>
      <p role="status">
        {first === undefined ? (
          <FormattedMessage {...editorWords.noSeat} />
        ) : (
          <FormattedMessage {...editorWords.chosenCount} values={{ count: seats.length }} />
        )}
      </p>
      {first !== undefined && (
        <>
          {seats.length === 1 && (
            <TextField
              label={intl.formatMessage(editorWords.number)}
              hint={intl.formatMessage(editorWords.numberHint)}
              maxLength={8}
              value={first.number}
              onChange={({ currentTarget }) => onNumber(chosen[0]!, currentTarget.value.trim())}
            />
          )}
          <SelectField
            label={intl.formatMessage(editorWords.type)}
            placeholder={intl.formatMessage(
              common('seatTypeId') === undefined ? editorWords.mixed : editorWords.noType,
            )}
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
            value={common('seatTypeId') ?? ''}
            onChange={({ currentTarget }) => onChange(chosen, { seatTypeId: currentTarget.value || null })}
          />
          {flag('bookable')}
          {flag('allowMale')}
          {flag('allowFemale')}
          {flag('blocked')}
          {common('blocked') === true && (
            <>
              {day('blockedFrom')}
              {day('blockedTo')}
            </>
          )}
        </>
      )}
    </section>
  );
}
