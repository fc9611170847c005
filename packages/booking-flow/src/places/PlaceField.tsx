import { FieldError } from '@naga/ui/FieldError';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
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
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<readonly PlaceOption[]>([]);
  const [active, setActive] = useState(-1);
  const typed = place.slug === '' ? place.name.trim() : '';
  const options = typed === '' ? popular : found;

  useEffect(() => {
    if (typed === '' || !open) return;
    let current = true;
    const timer = setTimeout(async () => {
      // Suggestions help; without them what was typed still counts.
      const places = await find(typed).catch(() => []);
      if (!current) return;
      setFound(places);
      setActive(places.length > 0 ? 0 : -1);
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed, open, find]);

  const choose = ({ name, slug, stopId }: PlaceOption) => {
    onChange({ name, slug, stopId });
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((at) => (at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % Math.max(1, options.length));
    } else if (event.key === 'Enter' && open && option !== undefined) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Tab' && open && option !== undefined && typed !== '') choose(option);
    else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  };
  const shown = open && options.length > 0;
  return (
    <div className={clsx(classes.field, look === 'above' && classes.above)}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={classes.input}
        name={name}
        value={place.name}
        required
        autoFocus={startFocused}
        placeholder={intl.formatMessage(words.any)}
        autoComplete="off"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        onChange={(event) => {
          onChange({ name: event.target.value, slug: '' });
          setOpen(true);
          setActive(-1);
        }}
        onFocus={(event) => {
          event.target.select();
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <PlaceList id={id} options={shown ? options : []} active={active} typed={typed} onChoose={choose} />
      <span className={classes.status} role="status">
        {open && typed !== '' && intl.formatMessage(words.found, { count: found.length })}
      </span>
    </div>
  );
}
