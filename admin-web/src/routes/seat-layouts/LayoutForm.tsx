import { useScope } from '@naga/app-kit/PermissionGate';
import { seatChanges } from '@naga/kernel/seat-changes.js';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { nounWords } from '../../records/noun/noun-words.js';
import { touchedWords } from '../../records/touched/touched-words.js';
import { useAskTouched } from '../../records/touched/use-ask-touched.js';
import { type Direction, wordsFor } from '../../records/touched/words-for.js';
import { RecordForm, type RecordFormProps, useRecordForm } from '../../records/RecordForm.js';
import { cellsOf, type Drawing, problemOf } from './drawing.rules.js';
import { layoutNoun, layoutRecord } from './layout-noun.js';
import { LayoutEditor } from './LayoutEditor.js';
import { LayoutPreview } from './LayoutPreview.js';
import type { SeatLayoutInput } from './seat-layouts.generated.js';
import { editorWords, layoutWords, problemWords } from './words.js';

/** `seats`: the drawing as JSON, so that a draft keeps it, too. */
export type LayoutValues = { operatorId: string; name: string; seats: string };

export interface LayoutFormProps extends RecordFormProps<LayoutValues, SeatLayoutInput> {
  /** Whose it is can be said. */
  isNew?: boolean;
  /** Of one that is changed. */
  id?: string;
  /** Numbers that somebody has on coming departures. */
  sold?: readonly string[];
}

const drawingIn = (seats: string) => JSON.parse(seats) as Drawing;

function inputOf({ operatorId, name, seats }: LayoutValues): SeatLayoutInput {
  const drawing = drawingIn(seats);
  const { floors, rows, columns } = drawing;
  return { operatorId: operatorId || null, name: name.trim(), floors, rows, columns, seats: cellsOf(drawing) };
}

const NONE: readonly string[] = [];

/** A layout: its name, whose it is, the drawing board, and what comes of it. */
export function LayoutForm({ isNew = false, id, sold = NONE, ...props }: LayoutFormProps) {
  const intl = useIntl();
  const operators = useOwnOperators(layoutNoun.permission);
  const isWide = useScope(layoutNoun.permission) === 'all';
  const before = useMemo(() => cellsOf(drawingIn(props.initial.seats)), [props.initial.seats]);
  const { sure, tell } = useAskTouched();
  /** Whom it touches that seats are not as they were. */
  async function sureOf({ seats: wished }: LayoutValues, direction: Direction): Promise<boolean> {
    const after = cellsOf(drawingIn(wished));
    const changes = direction === 'ON' ? seatChanges(before, after) : seatChanges(after, before);
    if (id === undefined || changes.size === 0) return true;
    const isLost = sold.some((number) => changes.get(number)?.includes('LOST'));
    return sure(
      { of: 'SEAT_LAYOUTS', ids: [id], seats: [...changes.keys()] },
      wordsFor(
        isLost
          ? { text: touchedWords.layoutLost, keep: touchedWords.back }
          : { text: touchedWords.layout, go: touchedWords.save, keep: touchedWords.back },
        direction,
      ),
    );
  }
  const form = useRecordForm(layoutRecord, props, {
    inputOf,
    sure: (values) => sureOf(values, 'ON'),
    sureBack: (values) => sureOf(values, 'BACK'),
    onSaved: tell,
    check: ({ operatorId, name, seats }) => ({
      operatorId: isNew && !isWide && operatorId === '' && 'REQUIRED',
      name: name.trim() === '' && 'REQUIRED',
      seats: problemOf(drawingIn(seats))?.code,
    }),
    refusedAt: { SEATS_SOLD: 'seats' },
    // The board says which seat.
    texts: Object.fromEntries(
      Object.keys(problemWords).map((code) => [code, intl.formatMessage(editorWords.unfinished)]),
    ),
  });
  const { seats } = form.values;
  const drawing = useMemo(() => drawingIn(seats), [seats]);
  const board = form.text('seats');
  return (
    <RecordForm of={layoutRecord} form={form} state={props}>
      <FormSection
        title={<FormattedMessage {...nounWords.facts} />}
        about={<FormattedMessage {...layoutWords.about} />}
      >
        {isNew && (
          <SelectField
            label={intl.formatMessage(layoutWords.operator)}
            required={!isWide}
            placeholder={intl.formatMessage(isWide ? layoutWords.everybody : nounWords.choose)}
            options={operators}
            {...form.text('operatorId')}
          />
        )}
        <TextField label={intl.formatMessage(layoutWords.name)} required maxLength={120} {...form.text('name')} />
      </FormSection>
      <LayoutEditor
        id={board.id}
        error={board.error}
        isNew={isNew}
        value={seats}
        drawing={drawing}
        sold={sold}
        before={before}
        onChange={(next) => form.set({ seats: next })}
      />
      <LayoutPreview seats={cellsOf(drawing)} />
    </RecordForm>
  );
}
