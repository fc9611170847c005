import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { Notice } from '@naga/ui/Notice';
import { TextField } from '@naga/ui/TextField';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { type FormHandle, useForm } from '../../features/form/use-form.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { countryOptions } from '../../features/place/country-words.js';
import type { FieldBindings } from '../../records/noun/noun-field.js';
import { useTell } from '../../records/touched/use-tell.js';
import { isRefused, type Refused } from '../../session/refused.js';
import { useUndoNotice } from '../../session/use-undoable.js';
import './lines.css';
import type { Agreed } from './change/AskChange.js';
import { useAskBack } from './change/use-ask-back.js';
import { useAskChange } from './change/use-ask-change.js';
import { editorWords } from './editor-words.js';
import type { Line_WholeFragment, LineInput } from './lines.generated.js';
import { placesIn, wrongIn } from './line-places.js';
import { inputOf } from './line-input.js';
import { LineIndex } from './LineIndex.js';
import { AMENITIES, type LineValues, NAMES, TRIP_INFOS } from './line-values.js';
import { StopRows } from './StopRows.js';
import { TimingRows } from './TimingRows.js';
import { words } from './words.js';

type Answer = Line_WholeFragment | Refused;

export interface LineFormProps {
  initial: LineValues;
  draft: string;
  /** The one that is changed: it stays its operator's, and what a change comes to is shown before it is saved. */
  line?: { readonly id: string; readonly version: number };
  /** False: its author works at a branch, and changes the times that it drives. */
  isWhole?: boolean;
  send: (input: LineInput, agreed: Omit<Agreed, 'messages'>) => Promise<Answer | null | undefined>;
  /** Saves what stood there before once more: of a route that is made. */
  takeBack?: (saved: Line_WholeFragment, former: LineInput) => Promise<Answer | null | undefined>;
  onDone: (line: Line_WholeFragment) => unknown;
  texts?: Readonly<Record<string, string>>;
  more?: ReactNode;
}

const SENTENCES = {
  TIME_GOES_BACK: editorWords.GOES_BACK,
  SAME_STOP: editorWords.SAME_STOP,
  END_IS_SERVED: editorWords.END_IS_SERVED,
  ENDS_BEFORE: editorWords.ENDS_BEFORE,
  OTHER_TRANSPORT: editorWords.OTHER_TRANSPORT,
  TWO_STOPS: editorWords.TWO_STOPS,
  NOT_ADDED: editorWords.NOT_ADDED,
  TOO_MANY_BESIDE: editorWords.TOO_MANY_BESIDE,
  DRIVEN_BESIDE: editorWords.DRIVEN_BESIDE,
  OTHER_BRANCH: editorWords.OTHER_BRANCH,
};

/** A route with its stops, its times and the days it is sold, saved at once. */
export function LineForm({ initial, draft, line: changed, isWhole = true, send, onDone, ...props }: LineFormProps) {
  const { texts, more, takeBack } = props;
  const isMade = changed !== undefined;
  const intl = useIntl();
  const sayUndoable = useUndoNotice();
  const tell = useTell();
  const { sure, agreed, question } = useAskChange(changed, initial);
  const back = useAskBack(inputOf(initial));
  const sentences = Object.entries(SENTENCES).map(([code, word]) => [code, intl.formatMessage(word)] as const);
  const form = useForm<LineValues, Answer>({
    initial,
    draft,
    places: placesIn,
    check: wrongIn,
    sure,
    send: async (values) => {
      const { messages, ...change } = agreed();
      const answer = await send(inputOf(values), change);
      if (answer && !isRefused(answer)) void tell(messages);
      return answer;
    },
    texts: { ...Object.fromEntries(sentences), ...texts },
    done: intl.formatMessage(words.saved),
    // Where what is sold was kept beside the change, the line is no more what it was.
    sayChanged:
      takeBack &&
      ((done, line) => {
        if (agreed().disable) return sayUndoable(done);
        async function undo() {
          const answer = await takeBack!(line, inputOf(initial));
          if (answer && !isRefused(answer)) back.tell();
          return answer;
        }
        return sayUndoable(done, undo, undefined, () => back.sure(line));
      }),
    onDone: (line) => onDone(line as Line_WholeFragment),
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />} back="/routes" more={more}>
      <LineIndex isMade={isMade} />
      {question}
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
