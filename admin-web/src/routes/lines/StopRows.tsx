import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { TextField } from '@naga/ui/TextField';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { type DragEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle } from '../../features/form/use-form.js';
import { localName } from '../../session/local-name.js';
import { editorWords } from './editor-words.js';
import { type LineValues, stopsOf, type StopValues, timingsOf } from './line-values.js';
import { StopPicker } from './StopPicker.js';
import { setLists } from './set-lists.js';
import { type AddedStop, stopAdded, stopMoved, stopRemoved } from './stop-moves.js';
import { toList } from './to-list.js';

/** The stops of a route in order: moved by drag, by their arrows and so by keyboard. */
export function StopRows({ form, isRead }: { form: FormHandle<LineValues>; isRead: boolean }) {
  const intl = useIntl();
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const lists = { stops: stopsOf(form.values), timings: timingsOf(form.values) };
  const { stops } = lists;
  const nameOf = ({ names }: StopValues) => localName(intl.locale, names);

  const say = (stop: StopValues, position: number, count: number) =>
    setSaid(intl.formatMessage(editorWords.movedTo, { stop: nameOf(stop), position, count }));
  function move(from: number, to: number) {
    if (to < 0 || to >= stops.length || to === from) return;
    setLists(form, stopMoved(lists, from, to));
    say(stops[from]!, to + 1, stops.length);
  }
  function remove(at: number) {
    setLists(form, stopRemoved(lists, at));
    toList(form.at('stops').id);
  }
  function add(stop: AddedStop) {
    const next = stopAdded(lists, stop);
    setLists(form, next);
    say(next.stops.at(-1)!, next.stops.length, next.stops.length);
  }
  const change = (at: number, part: Partial<StopValues>, place: string) =>
    form.set({ stops: JSON.stringify(stops.map((stop, of) => (of === at ? { ...stop, ...part } : stop))) }, place);
  const dropOn = (at: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== undefined) move(dragged, at);
    setDragged(undefined);
  };
  return (
    <div className="line-editor">
      <div id={form.at('stops').id} tabIndex={-1}>
        <ol className="line-editor__stops">
          {stops.map((stop, at) => (
            <li
              key={stop.key}
              draggable={!isRead}
              onDragStart={() => setDragged(at)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={dropOn(at)}
            >
              <StopRow
                form={form}
                stop={stop}
                name={nameOf(stop)}
                at={at}
                isLast={at === stops.length - 1}
                onChange={(part, place) => change(at, part, place)}
                onMove={(to) => move(at, to)}
                onRemove={() => remove(at)}
              />
            </li>
          ))}
        </ol>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {!isRead && <StopPicker operatorId={form.values.operatorId} onAdd={add} />}
    </div>
  );
}

interface StopRowProps {
  form: FormHandle<LineValues>;
  stop: StopValues;
  name: string;
  at: number;
  isLast: boolean;
  onChange: (part: Partial<StopValues>, place: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function StopRow({ form, stop, name, at, isLast, onChange, onMove, onRemove }: StopRowProps) {
  const intl = useIntl();
  const place = (of: string) => `stops.${at}.${of}`;
  const flag = (of: 'boardingStop' | 'dropOffStop' | 'suspended', path: string = of) => ({
    ...form.at(place(path)),
    checked: stop[of],
    onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) =>
      onChange({ [of]: currentTarget.checked }, place(path)),
  });
  const press = (word: 'moveUp' | 'moveDown' | 'removeStop', sign: string, onClick: () => void, isOff = false) => (
    <Button
      variant="quiet"
      size="small"
      aria-disabled={isOff}
      aria-label={intl.formatMessage(editorWords[word], { stop: name })}
      onClick={onClick}
    >
      {sign}
    </Button>
  );
  const wrong = form.at(place('stopId'));
  return (
    <fieldset className="line-editor__stop">
      <legend id={wrong.id} tabIndex={-1}>
        {at + 1}. {name}, {localName(intl.locale, stop.placeNames)}
      </legend>
      {wrong.error !== undefined && <p role="note">{wrong.error}</p>}
      <div className="back-office__fields">
        <TextField
          label={intl.formatMessage(editorWords.minutes)}
          inputMode="numeric"
          required
          disabled={at === 0}
          {...form.at(place('travelTime'))}
          value={stop.travelTime}
          onChange={({ currentTarget }) => onChange({ travelTime: currentTarget.value }, place('travelTime'))}
        />
        <CheckboxField label={<FormattedMessage {...editorWords.boards} />} {...flag('boardingStop')} />
        <CheckboxField label={<FormattedMessage {...editorWords.leaves} />} {...flag('dropOffStop')} />
        {at > 0 && !isLast && (
          <CheckboxField label={<FormattedMessage {...editorWords.passed} />} {...flag('suspended', 'currentStatus')} />
        )}
      </div>
      <div className="line-editor__moves">
        {press('moveUp', '↑', () => onMove(at - 1), at === 0)}
        {press('moveDown', '↓', () => onMove(at + 1), isLast)}
        {press('removeStop', '×', onRemove)}
      </div>
    </fieldset>
  );
}
