import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Disclosure } from '@naga/ui/Disclosure';
import { TextField } from '@naga/ui/TextField';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle } from '../../features/form/use-form.js';
import { localName } from '../../session/local-name.js';
import { weekdaysText } from '../../session/time/day-text.js';
import { clocksAfter } from './clock-moves.js';
import { type ClockValues, daysLater } from './clocks.js';
import { editorWords } from './editor-words.js';
import { type LineValues, type StopValues, type TimingValues } from './line-values.js';
import { newSchedule, shifted } from './timing-moves.js';
import type { LineVehiclesQuery } from './lines.generated.js';
import { ScheduleFields } from './ScheduleFields.js';
import { StopNames } from './StopNames.js';
import { TimeRules } from './TimeRules.js';

export interface TimingCardProps {
  form: FormHandle<LineValues>;
  timing: TimingValues;
  at: number;
  stops: readonly StopValues[];
  vehicles: LineVehiclesQuery['lineVehicles'];
  onChange: (timing: TimingValues, place?: string) => void;
  onCopy: () => void;
  onRemove: () => void;
  /** One of many: what it says stands in a line until somebody opens it, or something in it is wrong. */
  isFolded: boolean;
}

const DAYS_OF_A_WEEK = 7;

/** One time a route leaves: its clocks, and on which days with which vehicle. */
export function TimingCard(props: TimingCardProps) {
  const { form, timing, at, isFolded } = props;
  const isWrong = form.problems.some(({ fieldId }) => fieldId?.startsWith(`${form.at(`timings.${at}`).id}.`));
  const [isOpen, setOpen] = useState(!isFolded);
  // Once open it stays so: what was mended in it is still looked at.
  if (isWrong && !isOpen) setOpen(true);
  const title = `${timing.stops[0]?.departureTime || '–'} – ${timing.stops.at(-1)?.arrivalTime || '–'}`;
  return (
    <Card as="section" kind="panel" aria-label={title} className="line-editor__timing">
      {isFolded ? (
        <Disclosure summary={<Folded title={title} {...props} />} open={isOpen}>
          <div className="line-editor__timing-fields">
            <TimingFields {...props} />
          </div>
        </Disclosure>
      ) : (
        <>
          <h3>{title}</h3>
          <TimingFields {...props} />
        </>
      )}
    </Card>
  );
}

/** '07:30 – 13:05', below it 'Mon, Tue · VIP van': what each of its schedules comes to. */
function Folded({ title, timing, vehicles }: TimingCardProps & { title: string }) {
  const intl = useIntl();
  const lines = timing.schedules.map(({ key, daysOfWeek, vehicleTypeId, disabled }) => {
    const days =
      daysOfWeek.length === DAYS_OF_A_WEEK ? intl.formatMessage(editorWords.everyDay) : weekdaysText(intl, daysOfWeek);
    const vehicle = vehicles.find(({ id }) => id === vehicleTypeId);
    const said = [
      days,
      vehicle && localName(intl.locale, vehicle.names),
      disabled && intl.formatMessage(editorWords.offSale),
    ];
    return <span key={key}>{said.filter(Boolean).join(' · ')}</span>;
  });
  return (
    <span className="line-editor__folded">
      <span>
        <strong>{title}</strong>
        {lines}
      </span>
      <span>
        <FormattedMessage {...editorWords.changeTime} />
      </span>
    </span>
  );
}

function TimingFields(props: TimingCardProps) {
  const { form, timing, at, vehicles, onChange, onCopy, onRemove } = props;
  const intl = useIntl();
  const [minutes, setMinutes] = useState('30');
  const more = useRef<HTMLButtonElement>(null);
  return (
    <>
      <fieldset className="line-editor__own line-editor__timing-fields" disabled={!timing.mayChange}>
        {!timing.mayChange && (
          <p>
            <FormattedMessage {...editorWords.othersTime} />
          </p>
        )}
        <Clocks {...props} />
        <div className="line-editor__add">
          <TextField
            label={intl.formatMessage(editorWords.shiftBy)}
            inputMode="numeric"
            value={minutes}
            onChange={({ currentTarget }) => setMinutes(currentTarget.value)}
          />
          <Button
            variant="quiet"
            size="small"
            disabled={!/^[-−]?\d{1,4}$/.test(minutes)}
            onClick={() => onChange(shifted(timing, Number(minutes.replace('−', '-'))))}
          >
            <FormattedMessage {...editorWords.shift} />
          </Button>
          <Button variant="quiet" size="small" onClick={onCopy}>
            <FormattedMessage {...editorWords.copy} />
          </Button>
          <Button variant="quiet" size="small" onClick={onRemove}>
            <FormattedMessage {...editorWords.removeTime} />
          </Button>
        </div>
        <StopNames {...props} />
        <Disclosure summary={<FormattedMessage {...editorWords.timeRules} />}>
          <TimeRules form={form} timing={timing} at={at} onChange={onChange} />
        </Disclosure>
      </fieldset>
      {timing.schedules.map((schedule, of) => (
        <ScheduleFields
          key={schedule.key}
          form={form}
          schedule={schedule}
          place={`timings.${at}.schedules.${of}`}
          number={of + 1}
          vehicles={vehicles}
          onChange={(changed, place) =>
            onChange({ ...timing, schedules: timing.schedules.toSpliced(of, 1, changed) }, place)
          }
          onRemove={() => {
            onChange({ ...timing, schedules: timing.schedules.toSpliced(of, 1) });
            more.current?.focus();
          }}
        />
      ))}
      <div>
        <Button
          ref={more}
          variant="quiet"
          size="small"
          disabled={!timing.mayChange}
          onClick={() => onChange({ ...timing, schedules: [...timing.schedules, newSchedule()] })}
        >
          <FormattedMessage {...editorWords.addSchedule} />
        </Button>
      </div>
    </>
  );
}

function Clocks({ form, timing, at, stops, onChange }: TimingCardProps) {
  const intl = useIntl();
  const later = daysLater(timing.stops);
  const last = stops.length - 1;
  const field = (of: number, name: keyof ClockValues, days: number) => {
    const place = `timings.${at}.stops.${of}.${name}`;
    const word = name === 'arrivalTime' ? editorWords.arrives : editorWords.departs;
    const write = (value: string) =>
      onChange({ ...timing, stops: clocksAfter(timing.stops, stops, { at: of, name, value }) }, place);
    return (
      <TextField
        label={intl.formatMessage(word, { stop: localName(intl.locale, stops[of]!.names) })}
        type="time"
        required
        {...(days > 0 && { hint: intl.formatMessage(editorWords.nextDay, { days }) })}
        {...form.at(place)}
        value={timing.stops[of]?.[name] ?? ''}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    );
  };
  return (
    <ol className="line-editor__clocks">
      {stops.map((stop, of) => (
        <li key={stop.key}>
          {of > 0 && field(of, 'arrivalTime', later[of]?.arrival ?? 0)}
          {of < last && field(of, 'departureTime', later[of]?.departure ?? 0)}
        </li>
      ))}
    </ol>
  );
}
