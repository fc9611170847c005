import { MAX_PASSENGERS } from '@naga/booking-flow/passengers/party.js';
import { PlaceField } from '@naga/booking-flow/places/PlaceField';
import type { Place, PlaceOption } from '@naga/booking-flow/places/place.js';
import { popularPlaces, type PopularPair } from '@naga/booking-flow/places/popular-places.js';
import { CHILD_BELOW } from '@naga/kernel/child-age.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { partyOf, type SearchState, TRANSPORT_TYPES } from './search-address.js';
import { words } from './words.js';

export interface JourneySearchFormProps {
  /** What was searched for last. */
  state: SearchState;
  /** Names of the places of the address, in the reader's language. */
  from: Place;
  to: Place;
  popular: readonly PopularPair[];
  find: (text: string) => Promise<readonly PlaceOption[]>;
  onSearch: (wanted: Wanted) => void;
}

export type Wanted = Pick<SearchState, 'from' | 'to' | 'date' | 'return' | 'type' | 'pax' | 'children'>;

type Faults = Partial<
  Record<
    'from' | 'to' | 'date' | 'return',
    keyof Pick<typeof words, 'placeMissing' | 'samePlace' | 'dateMissing' | 'returnEarly'>
  >
>;

const counts = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, index) => {
    const count = String(least + index);
    return { value: count, label: count };
  });

/** Where from, where to, when, perhaps when back, how, how many: Enter in any field searches. */
export function JourneySearchForm(props: JourneySearchFormProps) {
  const { state, popular, find, onSearch } = props;
  const intl = useIntl();
  const [from, setFrom] = useState(props.from);
  const [to, setTo] = useState(props.to);
  const [party, setParty] = useState(() => partyOf(state));
  const [faults, setFaults] = useState<Faults>({});

  /** The place somebody typed without choosing: the best one that was found; when none could be asked for, the field says so. */
  async function resolved(place: Place): Promise<Place> {
    if (place.slug !== '' || place.name.trim() === '') return place;
    const [best] = await find(place.name.trim()).catch(() => []);
    return best ?? place;
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [start, end] = await Promise.all([resolved(from), resolved(to)]);
    setFrom(start);
    setTo(end);
    const date = parseTravelDate(String(form.get('date')));
    const back = parseTravelDate(String(form.get('return'))) ?? null;
    const type = TRANSPORT_TYPES.find((one) => one === form.get('type')) ?? null;
    const wrong: Faults = {
      ...(start.slug === '' && { from: 'placeMissing' }),
      ...(end.slug === '' ? { to: 'placeMissing' } : end.slug === start.slug && { to: 'samePlace' }),
      ...(date === undefined && { date: 'dateMissing' }),
      ...(date !== undefined && back !== null && back < date && { return: 'returnEarly' }),
    };
    setFaults(wrong);
    if (date === undefined || Object.keys(wrong).length > 0) return;
    const { adults: pax, children } = party;
    onSearch({ from: start.slug, to: end.slug, date, return: back, type, pax, children });
  }
  const swap = () => {
    setFrom(to);
    setTo(from);
  };
  const fault = (field: keyof Faults) => {
    const code = faults[field];
    return code === undefined ? undefined : intl.formatMessage(words[code]);
  };
  return (
    <form
      className="journeys__form"
      role="search"
      aria-label={intl.formatMessage(words.label)}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <PlaceField
        look="above"
        label={intl.formatMessage(words.from)}
        name="from"
        place={from}
        onChange={setFrom}
        popular={popularPlaces(popular, 'from')}
        find={find}
        error={fault('from')}
      />
      <button type="button" className="journeys__swap" aria-label={intl.formatMessage(words.swap)} onClick={swap}>
        <span aria-hidden="true">⇄</span>
      </button>
      <PlaceField
        look="above"
        label={intl.formatMessage(words.to)}
        name="to"
        place={to}
        onChange={setTo}
        popular={popularPlaces(popular, 'to', from.slug)}
        find={find}
        error={fault('to')}
      />
      <TextField
        type="date"
        name="date"
        label={intl.formatMessage(words.date)}
        defaultValue={state.date}
        error={fault('date')}
      />
      <TextField
        type="date"
        name="return"
        label={intl.formatMessage(words.return)}
        optional
        defaultValue={state.return ?? ''}
        error={fault('return')}
      />
      <div className="journeys__more">
        <SelectField
          name="type"
          label={intl.formatMessage(words.type)}
          defaultValue={state.type ?? ''}
          options={[
            { value: '', label: intl.formatMessage(words.anyType) },
            ...TRANSPORT_TYPES.map((value) => ({ value, label: intl.formatMessage(words[value]) })),
          ]}
        />
        <SelectField
          name="pax"
          label={intl.formatMessage(words.adults)}
          value={String(party.adults)}
          options={counts(1, MAX_PASSENGERS - party.children)}
          onChange={({ currentTarget: { value } }) => setParty((before) => ({ ...before, adults: Number(value) }))}
        />
        <SelectField
          name="children"
          label={intl.formatMessage(words.children, { last: CHILD_BELOW - 1 })}
          value={String(party.children)}
          options={counts(0, MAX_PASSENGERS - party.adults)}
          onChange={({ currentTarget: { value } }) => setParty((before) => ({ ...before, children: Number(value) }))}
        />
        <Button type="submit">
          <FormattedMessage {...words.search} />
        </Button>
      </div>
    </form>
  );
}
