import { FieldError } from '@naga/ui/FieldError';
import { useCombobox } from '@naga/ui/use-combobox.js';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import classes from './PlaceField.module.css';
import { PlaceList } from './PlaceList.js';
import type { Place, PlaceOption } from './place.js';

const words = defineMessages<{ found: { count: number }; any: NoMessageValues }>({
  found: {
    id: 'booking-flow.places.found',
    defaultMessage: '{count, plural, =0 {No place found} one {# place found} other {# places found}}',
  },
  any: { id: 'booking-flow.places.cityOrStop', defaultMessage: 'City or stop' },
});

const TYPING_PAUSE_MS = 120;

export interface PlaceFieldProps {
  label: string;
  name: 'from' | 'to';
  place: Place;
  onChange: (place: Place) => void;
  /** Shown while nothing is typed. */
  popular: readonly PlaceOption[];
  /** Where the label stands: inside, in the one row of a search; above, as on every other form. */
  look?: 'inside' | 'above';
  error?: string | undefined;
  /** One begins to type here at once. */
  startFocused?: boolean | undefined;
  /** What the text may mean, the best first. Stable: another one asks again. */
  find: (text: string) => Promise<readonly PlaceOption[]>;
}

/**
 * Where from, where to: an input that the server can resolve by itself, and with script a combobox that completes
 * names in both scripts (WAI-ARIA: editable combobox with list autocomplete).
 */
export function PlaceField(props: PlaceFieldProps) {
  const { label, name, place, onChange, popular, find, look = 'inside', error, startFocused } = props;
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<readonly PlaceOption[]>([]);
  const typed = place.slug === '' ? place.name.trim() : '';
  const options = typed === '' ? popular : found;
  const combobox = useCombobox({
    id,
    count: options.length,
    isTyped: typed !== '',
    onChoose(index) {
      const { name: chosen, slug, stopId } = options[index]!;
      onChange({ name: chosen, slug, stopId });
    },
  });
  const { open, setOpen, mark } = combobox;

  useEffect(() => {
    if (typed === '' || !open) return;
    let current = true;
    const timer = setTimeout(async () => {
      // Suggestions help; without them what was typed still counts.
      const places = await find(typed).catch(() => []);
      if (!current) return;
      setFound(places);
      mark(places.length > 0 ? 0 : -1);
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed, open, find, mark]);

  return (
    <div className={clsx(classes.field, look === 'above' && classes.above)}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        {...combobox.input}
        className={classes.input}
        name={name}
        value={place.name}
        required
        autoFocus={startFocused}
        placeholder={intl.formatMessage(words.any)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        autoCapitalize="words"
        enterKeyHint="next"
        onChange={(event) => {
          onChange({ name: event.target.value, slug: '' });
          setOpen(true);
          mark(-1);
        }}
        onFocus={(event) => {
          event.target.select();
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <PlaceList combobox={combobox} options={combobox.shown ? options : []} typed={typed} />
      <span className={classes.status} role="status">
        {open && typed !== '' && intl.formatMessage(words.found, { count: found.length })}
      </span>
    </div>
  );
}
