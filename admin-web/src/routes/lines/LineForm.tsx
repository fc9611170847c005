import { Button } from '@naga/ui/Button';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { Notice } from '@naga/ui/Notice';
import { TextField } from '@naga/ui/TextField';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { type FormHandle, useForm } from '../../features/form/use-form.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { countryOptions } from '../../features/place/country-words.js';
import type { FieldBindings } from '../../records/noun/noun-field.js';
import { isRefused, type Refused } from '../../session/refused.js';
import { useUndoNotice } from '../../session/use-undoable.js';
import './lines.css';
import { editorWords } from './editor-words.js';
import type { Line_WholeFragment, LineInput } from './lines.generated.js';
import { placesIn, wrongIn } from './line-places.js';
import { inputOf } from './line-input.js';
import { LineIndex } from './LineIndex.js';
import { AMENITIES, type LineValues, NAMES, TRIP_INFOS } from './line-values.js';
import { type SoldDeparture, SoldDepartures } from '../../features/sold/SoldDepartures.js';
import { soldWords } from '../../features/sold/sold-words.js';
import { StopRows } from './StopRows.js';
import { TimingRows } from './TimingRows.js';
import { words } from './words.js';

type Answer = Line_WholeFragment | Refused;

export interface LineFormProps {
  initial: LineValues;
  draft: string;
  /** A route stays its operator's. */
  isMade?: boolean;
  /** False: its author works at a branch, and changes the times that it drives. */
  isWhole?: boolean;
  /** `disable`: what is sold is kept beside the change. */
  send: (input: LineInput, disable: boolean) => Promise<Answer | null | undefined>;
  /** Saves what stood there before once more: of a route that is made. */
  takeBack?: (saved: Line_WholeFragment, former: LineInput) => Promise<unknown>;
  onDone: (line: Line_WholeFragment) => unknown;
  texts?: Readonly<Record<string, string>>;
  more?: ReactNode;
}

/** Facts of LINE_SOLD: whom a change touches. */
interface TouchedLine {
  keepable: boolean;
  departures: number;
  touched: readonly SoldDeparture[];
}
const NOBODY: TouchedLine = { keepable: false, departures: 0, touched: [] };

/** Value of the button that saves beside what is sold. */
const KEEP = 'keep';
const SENTENCES = {
  TIME_GOES_BACK: editorWords.GOES_BACK,
  SAME_STOP: editorWords.SAME_STOP,
  END_IS_SERVED: editorWords.END_IS_SERVED,
  ENDS_BEFORE: editorWords.ENDS_BEFORE,
  OTHER_TRANSPORT: editorWords.OTHER_TRANSPORT,
  TWO_STOPS: editorWords.TWO_STOPS,
  OTHER_BRANCH: editorWords.OTHER_BRANCH,
};

/** A route with its stops, its times and the days it is sold, saved at once. */
export function LineForm({ initial, draft, isMade = false, isWhole = true, send, onDone, ...props }: LineFormProps) {
  const { texts, more, takeBack } = props;
  const intl = useIntl();
  const sayUndoable = useUndoNotice();
  const [touched, setTouched] = useState<TouchedLine>(NOBODY);
  const sentences = Object.entries(SENTENCES).map(([code, word]) => [code, intl.formatMessage(word)] as const);
  const form = useForm<LineValues, Answer>({
    initial,
    draft,
    places: placesIn,
    check: wrongIn,
    send: async (values, pressed) => {
      const answer = await send(inputOf(values), pressed === KEEP);
      setTouched(isRefused(answer) && answer.code === 'LINE_SOLD' ? (answer.facts as unknown as TouchedLine) : NOBODY);
      return answer;
    },
    texts: { ...Object.fromEntries(sentences), ...texts },
    done: intl.formatMessage(words.saved),
    // Where what is sold was kept beside the change, the line is no more what it was.
    sayChanged:
      takeBack &&
      ((done, line, pressed) =>
        sayUndoable(done, pressed === KEEP ? undefined : () => takeBack(line, inputOf(initial)))),
    onDone: (line) => onDone(line as Line_WholeFragment),
  });
  const keep = touched.keepable && (
    <Button type="submit" variant="danger" value={KEEP}>
      <FormattedMessage {...editorWords.keepSold} />
    </Button>
  );
  return (
    <EditForm
      form={form}
      submit={<FormattedMessage {...words.save} />}
      back="/routes"
      more={
        <>
          {keep}
          {more}
        </>
      }
    >
      <LineIndex isMade={isMade} />
      <Touched {...touched} />
      {!isWhole && (
        <Notice>
          <FormattedMessage {...editorWords.othersRoute} />
        </Notice>
      )}
      <fieldset className="line-editor__own" id="route" tabIndex={-1} disabled={!isWhole}>
        <LineFacts form={form} isMade={isMade} isWhole={isWhole} />
      </fieldset>
      <FormSection
        title={<FormattedMessage {...editorWords.stops} />}
        about={<FormattedMessage {...editorWords.stopsAbout} />}
      >
        <fieldset className="line-editor__own" id="stops" tabIndex={-1} disabled={!isWhole}>
          <StopRows form={form} isRead={!isWhole} />
        </fieldset>
      </FormSection>
      <FormSection
        title={<FormattedMessage {...editorWords.times} />}
        about={<FormattedMessage {...editorWords.timesAbout} />}
      >
        <div id="times" tabIndex={-1}>
          <TimingRows form={form} isWhole={isWhole} />
        </div>
      </FormSection>
    </EditForm>
  );
}

/** Departures that the change would take from people, each with the way to them. */
function Touched({ departures, touched }: TouchedLine) {
  const intl = useIntl();
  if (touched.length === 0) return null;
  const label = intl.formatMessage(soldWords.touched);
  return (
    <FormSection title={label}>
      <SoldDepartures label={label} rows={touched} departures={departures} />
    </FormSection>
  );
}

interface LineFactsProps {
  form: FormHandle<LineValues>;
  isMade: boolean;
  isWhole: boolean;
}

function LineFacts({ form, isMade, isWhole }: LineFactsProps) {
  const intl = useIntl();
  const operators = useOwnOperators('schedule.edit');
  return (
    <FormSection
      title={<FormattedMessage {...editorWords.facts} />}
      about={<FormattedMessage {...editorWords.factsAbout} />}
    >
      <SelectField
        label={intl.formatMessage(words.operator)}
        required
        disabled={isMade || operators.length === 1}
        placeholder={intl.formatMessage(editorWords.choose)}
        options={operators}
        {...form.text('operatorId')}
      />
      <NAMES.Control
        name="names"
        label={intl.formatMessage(words.name)}
        optional={false}
        form={form as unknown as FieldBindings}
      />
      <SelectField
        label={intl.formatMessage(words.transport)}
        required
        options={(['BUS', 'TAXI', 'FERRY'] as const).map((value) => ({
          value,
          label: intl.formatMessage(words[value]),
        }))}
        {...form.text('transportType')}
      />
      <SelectField
        label={intl.formatMessage(editorWords.country)}
        required
        options={countryOptions(intl, form.values.localCountryCode)}
        {...form.text('localCountryCode')}
      />
      <TextField
        label={intl.formatMessage(editorWords.distance)}
        optional
        inputMode="numeric"
        {...form.text('distanceKm')}
      />
      {isWhole && <Offers form={form} />}
    </FormSection>
  );
}

/** What is ticked of lists that are not a branch's to see. */
function Offers({ form }: { form: FormHandle<LineValues> }) {
  const intl = useIntl();
  return (
    <>
      <AMENITIES.Control
        name="amenityIds"
        label={intl.formatMessage(editorWords.amenities)}
        hint={intl.formatMessage(editorWords.amenitiesHint)}
        optional
        form={form as unknown as FieldBindings}
      />
      <TRIP_INFOS.Control
        name="tripInfoIds"
        label={intl.formatMessage(editorWords.tripInfos)}
        hint={intl.formatMessage(editorWords.tripInfosHint)}
        optional
        form={form as unknown as FieldBindings}
      />
    </>
  );
}
