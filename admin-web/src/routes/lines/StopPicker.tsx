import { Button } from '@naga/ui/Button';
import { TextField } from '@naga/ui/TextField';
import { useDeferredValue, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { localName } from '../../session/local-name.js';
import { editorWords } from './editor-words.js';
import { useLineStopsQuery } from './lines.generated.js';
import type { AddedStop } from './stop-moves.js';

interface StopPickerProps {
  operatorId: string;
  onAdd: (stop: AddedStop) => void;
}

/** Finds a stop by its name or town and puts it behind the last. */
export function StopPicker({ operatorId, onAdd }: StopPickerProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const skip = operatorId === '' || text.length < 2;
  const { data, loading } = useLineStopsQuery({
    variables: { operatorId, text },
    skip,
    // A stop that is missing is added on another page.
    fetchPolicy: 'cache-and-network',
  });
  const found = skip ? [] : (data?.lineStops ?? []).slice(0, 8);
  if (operatorId === '')
    return (
      <p>
        <FormattedMessage {...editorWords.operatorFirst} />
      </p>
    );
  return (
    <div className="line-editor__picker">
      <TextField
        ref={field}
        label={intl.formatMessage(editorWords.findStop)}
        hint={intl.formatMessage(editorWords.findStopHint)}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter is for the stop that is looked for, not for the whole route.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ul className="line-editor__found">
        {found.map(({ id, names, placeNames }) => {
          const stop = [names, placeNames].map((one) => localName(intl.locale, one)).join(', ');
          const add = () => {
            onAdd({ stopId: id, names, placeNames });
            setTyped('');
            // The next stop is looked for.
            field.current?.focus();
          };
          return (
            <li key={id}>
              <Button variant="quiet" size="small" onClick={add}>
                <FormattedMessage {...editorWords.addStop} values={{ stop }} />
              </Button>
            </li>
          );
        })}
      </ul>
      {!skip && !loading && (
        <p role="status">
          {found.length === 0 && <FormattedMessage {...editorWords.noStop} />}{' '}
          <Link to={`/stops/add?operatorId=${operatorId}`} target="_blank">
            <FormattedMessage {...editorWords.newStop} />
          </Link>
        </p>
      )}
    </div>
  );
}
