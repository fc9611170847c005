import { useScope } from '@naga/app-kit/PermissionGate';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { nounWords } from '../../records/noun/noun-words.js';
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
export function LayoutForm({ isNew = false, sold = NONE, ...props }: LayoutFormProps) {
  const intl = useIntl();
  const operators = useOwnOperators(layoutNoun.permission);
  const isWide = useScope(layoutNoun.permission) === 'all';
  const form = useRecordForm(layoutRecord, props, {
    inputOf,
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
        onChange={(next) => form.set({ seats: next })}
      />
      <LayoutPreview seats={cellsOf(drawing)} />
    </RecordForm>
  );
}
