import { SEAT_CHANGES, seatChanges } from '@naga/kernel/seat-changes.js';
import { Button } from '@naga/ui/Button';
import { ChipGroup } from '@naga/ui/ChipGroup';
import { FieldError } from '@naga/ui/FieldError';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { Stepper } from '@naga/ui/Stepper';
import clsx from 'clsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CellKind, cellsOf, type Drawing, MOST, placesBetween, problemOf, type Size } from './drawing.rules.js';
import { LETTERS } from './grid-keys.rules.js';
import { LayoutGrid } from './LayoutGrid.js';
import classes from './layout.module.css';
import { NUMBERINGS, type Numbering } from './numbering.rules.js';
import { SeatSettings } from './SeatSettings.js';
import { SELECT, useDrawing } from './use-drawing.js';
import { editorWords, kindWords, numberingWords, problemWords, soldChangeWords } from './words.js';

export interface LayoutEditorProps {
  /** Of what an error points at. */
  id: string;
  error: string | undefined;
  /** Seats of a new one get their numbers by row. */
  isNew: boolean;
  /** The drawing as the form keeps it. */
  value: string;
  drawing: Drawing;
  sold: readonly string[];
  /** What stood here before. */
  before: ReturnType<typeof cellsOf>;
  onChange: (value: string) => void;
}

const KINDS = Object.keys(LETTERS) as CellKind[];
const SIDES = ['floors', 'rows', 'columns'] as const satisfies readonly (keyof Size)[];

/** The drawing board: what is drawn with, the grid of each floor, and what is said of the selected seats. */
export function LayoutEditor({ id, error, isNew, value, drawing, sold, before, onChange }: LayoutEditorProps) {
  const intl = useIntl();
  const [brush, setBrush] = useState<CellKind | typeof SELECT>('SEAT');
  const board = useDrawing({ value, drawing, first: isNew ? 'ROW_NUMBER' : 'KEEP', onChange });
  const { numbering, selection } = board;
  const places = placesBetween(selection.anchor, selection.focus);
  const changes = seatChanges(before, cellsOf(drawing));
  const touched = SEAT_CHANGES.flatMap((change) => {
    const seats = sold.filter((number) => changes.get(number)?.includes(change));
    return seats.length === 0 ? [] : [{ change, seats }];
  });
  const problem = problemOf(drawing);
  return (
    <section className={classes.board} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <FormattedMessage {...editorWords.drawing} />
      </h2>
      <p>
        <FormattedMessage {...editorWords.drawingAbout} />
      </p>
      <div className={clsx(classes.tools, classes.sides)}>
        {SIDES.map((side) => (
          <Stepper
            key={side}
            label={intl.formatMessage(editorWords[side])}
            value={drawing[side]}
            min={1}
            max={MOST[side]}
            onChange={(count) => board.resize({ [side]: count })}
          />
        ))}
        <SelectField
          label={intl.formatMessage(editorWords.numbering)}
          options={NUMBERINGS.map((one) => ({ value: one, label: intl.formatMessage(numberingWords[one]) }))}
          value={numbering}
          onChange={({ currentTarget }) => board.setNumbering(currentTarget.value as Numbering)}
        />
      </div>
      <ChipGroup
        legend={intl.formatMessage(editorWords.brush)}
        value={brush}
        onChange={setBrush}
        options={[
          { value: SELECT, label: intl.formatMessage(editorWords.select) },
          ...KINDS.map((kind) => ({ value: kind, label: `${intl.formatMessage(kindWords[kind])} (${LETTERS[kind]})` })),
        ]}
      />
      <div className={classes.tools}>
        <Button variant="quiet" size="small" aria-disabled={!board.canUndo} onClick={board.undo}>
          <FormattedMessage {...editorWords.undo} />
        </Button>
        <Button variant="quiet" size="small" aria-disabled={!board.canRedo} onClick={board.redo}>
          <FormattedMessage {...editorWords.redo} />
        </Button>
        <Button variant="quiet" size="small" onClick={board.copyRow}>
          <FormattedMessage {...editorWords.copyRow} />
        </Button>
      </div>
      <p id={`${id}-keys`} className={classes.keys}>
        <FormattedMessage {...editorWords.keys} />
      </p>
      <div id={id} tabIndex={-1} className="back-office__columns">
        <div>
          <LayoutGrid
            drawing={drawing}
            selection={selection}
            brush={brush}
            sold={new Set(sold)}
            describedBy={`${id}-keys`}
            onSelect={board.select}
            onPaint={board.paint}
            onDo={(does) => board[does]()}
          />
          {sold.length > 0 && (
            <p className={classes.keys} aria-hidden="true">
              ● <FormattedMessage {...editorWords.sold} />
            </p>
          )}
          {/* Below: what comes and goes above the grid would move the cells away under the pointer. */}
          {touched.length > 0 && (
            <Notice tone="warn" live="status">
              {touched.map(({ change, seats }) => (
                <p key={change}>
                  <FormattedMessage
                    {...soldChangeWords[change]}
                    values={{ seats: seats.join(', '), count: seats.length }}
                  />
                </p>
              ))}
            </Notice>
          )}
          {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
          <p role="status" className={classes.keys}>
            {problem && intl.formatMessage(problemWords[problem.code], { ...problem })}
          </p>
        </div>
        <SeatSettings drawing={drawing} places={places} onChange={board.changeSeats} onNumber={board.setNumber} />
      </div>
    </section>
  );
}
