import type { Place } from '@naga/booking-flow/places/place.js';
import { PlaceField } from '@naga/booking-flow/places/PlaceField';
import { popularPlaces, type PopularPair } from '@naga/booking-flow/places/popular-places.js';
import { SALE_HORIZON_DAYS } from '@naga/kernel/sale-horizon.js';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { useCallback, useState, type CSSProperties, type FormEvent, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigate } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import type { Party } from '@naga/booking-flow/passengers/party.js';
import { resultsPath, type Search } from '../../session/search.js';
import { useSite } from '../../session/site.js';
import { transportType, type Transport } from '../../session/transport.js';
import { DateField } from './DateField.js';
import { PartyFields } from './PartyFields.js';
import { addRecent } from './recent-searches.js';
import { SearchChips } from './SearchChips.js';
import classes from './SearchForm.module.css';
import { TransportTabs } from './TransportTabs.js';
import { recentSearchesChanged, useRecentSearches } from './use-recent-searches.js';

const words = defineMessages({
  form: { id: 'web.search.label', defaultMessage: 'Search journeys' },
  from: { id: 'web.search.from', defaultMessage: 'Departing from' },
  to: { id: 'web.search.to', defaultMessage: 'Going to' },
  swap: { id: 'web.search.swap', defaultMessage: 'Swap departure and destination' },
  date: { id: 'web.search.date', defaultMessage: 'Departing date' },
  return: { id: 'web.search.return', defaultMessage: 'Return' },
  addReturn: { id: 'web.search.addReturn', defaultMessage: 'Add return' },
  today: { id: 'web.search.today', defaultMessage: 'Today' },
  tomorrow: { id: 'web.search.tomorrow', defaultMessage: 'Tomorrow' },
  noReturn: { id: 'web.search.noReturn', defaultMessage: 'No return' },
  chooseDate: { id: 'web.search.chooseDate', defaultMessage: 'Choose a date' },
});

export interface SearchFormProps {
  transport?: Transport | undefined;
  from?: Place | undefined;
  to?: Place | undefined;
  date?: string | undefined;
  returnDate?: string | undefined;
  party?: Party | undefined;
  /** What an empty place field offers. */
  popular: readonly PopularPair[];
  /** The tabs, on the home page and landing pages. */
  tabs?: boolean;
  /** Where the results of a search stand, without language prefix; the public ones unless told otherwise. */
  resultsAt?: (search: Search) => string;
  /** The same without script: takes what was typed. */
  action?: string;
  /** One begins to type at once. */
  startFocused?: boolean;
}

/** The first button of the form, which Enter in a field would press, turns the places round. */
function enterSearches(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

const NOWHERE: Place = { name: '', slug: '' };
const ALONE: Party = { adults: 1, children: 0 };

/** The one form that everything starts from. A real GET form: without script the server resolves what was typed. */
export function SearchForm(props: SearchFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const to = useLocalPath();
  const { today, language } = useSite();
  const find = useCallback(
    async (text: string) => (await import('./find-places.js')).findPlaces(text, language),
    [language],
  );
  const tomorrow = addDays(travelDate(today), 1);
  const lastDay = addDays(travelDate(today), SALE_HORIZON_DAYS);
  const [transport, setTransport] = useState<Transport | ''>(props.transport ?? (props.tabs === true ? 'bus' : ''));
  const recent = useRecentSearches();
  // Without a choice of its own the form offers the last pair again.
  const [last] = props.from === undefined && props.to === undefined ? recent : [];
  const [chosenFrom, setFrom] = useState(props.from);
  const [chosenTo, setGoingTo] = useState(props.to);
  const from = chosenFrom ?? last?.from ?? NOWHERE;
  const goingTo = chosenTo ?? last?.to ?? NOWHERE;
  const [date, setDate] = useState(props.date ?? tomorrow);
  const [returnDate, setReturnDate] = useState(props.returnDate ?? '');
  const [party, setParty] = useState(props.party ?? ALONE);
  const [swaps, setSwaps] = useState(0);
  const swap = () => {
    setFrom(goingTo);
    setGoingTo(from);
    setSwaps(swaps + 1);
  };
  const submit = (event: FormEvent) => {
    if (from.slug === '' || goingTo.slug === '' || date === '') return;
    event.preventDefault();
    addRecent(localStorage, { from, to: goingTo });
    recentSearchesChanged();
    const path = (props.resultsAt ?? resultsPath)({
      // First: whoever hands over a whole search as its party says another day with it.
      ...party,
      transport: transport === '' ? undefined : transport,
      from: from.slug,
      to: goingTo.slug,
      date,
      returnDate: returnDate === '' ? undefined : returnDate,
    });
    const stops = new URLSearchParams();
    if (from.stopId !== undefined) stops.set('board', from.stopId);
    if (goingTo.stopId !== undefined) stops.set('drop', goingTo.stopId);
    const query = stops.size === 0 ? '' : `${path.includes('?') ? '&' : '?'}${stops}`;
    void navigate(to(path) + query);
  };
  const chooseDate = (day: string) => {
    setDate(day);
    if (returnDate !== '' && returnDate < day) setReturnDate('');
  };
  const bothChosen = from.slug !== '' && goingTo.slug !== '';
  const kind = transport === '' ? null : transportType(transport);
  return (
    <Form
      action={to(props.action ?? '/search')}
      method="get"
      role="search"
      aria-label={intl.formatMessage(words.form)}
      className={classes.form}
      onSubmit={submit}
      onKeyDown={enterSearches}
    >
      {props.tabs === true ? (
        <TransportTabs chosen={transport} onChoose={setTransport} />
      ) : (
        transport !== '' && <input type="hidden" name="type" value={transport} />
      )}
      <div className={classes.fields}>
        <PlaceField
          label={intl.formatMessage(words.from)}
          name="from"
          place={from}
          onChange={setFrom}
          startFocused={props.startFocused}
          popular={popularPlaces(props.popular, 'from')}
          find={find}
        />
        <div className={classes.swap}>
          <button
            type="submit"
            name="swap"
            value="1"
            className={classes.swapButton}
            aria-label={intl.formatMessage(words.swap)}
            style={{ '--turns': swaps } as CSSProperties}
            onClick={(event) => {
              event.preventDefault();
              swap();
            }}
          >
            <span aria-hidden="true">⇄</span>
          </button>
        </div>
        <PlaceField
          label={intl.formatMessage(words.to)}
          name="to"
          place={goingTo}
          onChange={setGoingTo}
          popular={popularPlaces(props.popular, 'to', from.slug)}
          find={find}
        />
        <DateField
          label={intl.formatMessage(words.date)}
          name="date"
          value={date}
          min={today}
          max={lastDay}
          required
          empty={intl.formatMessage(words.chooseDate)}
          onChange={chooseDate}
          route={bothChosen ? { from: from.slug, to: goingTo.slug, transportType: kind } : undefined}
          shortcuts={[
            { label: intl.formatMessage(words.today), date: today },
            { label: intl.formatMessage(words.tomorrow), date: tomorrow },
          ]}
        />
        <DateField
          label={intl.formatMessage(words.return)}
          name="return"
          value={returnDate}
          min={date === '' ? today : date}
          max={lastDay}
          empty={intl.formatMessage(words.addReturn)}
          onChange={setReturnDate}
          route={bothChosen ? { from: goingTo.slug, to: from.slug, transportType: kind } : undefined}
          shortcuts={[{ label: intl.formatMessage(words.noReturn), date: '' }]}
        />
        <PartyFields party={party} onChange={setParty} />
        <Button type="submit" size="large" className={classes.submit}>
          <FormattedMessage id="web.search.submit" defaultMessage="Search" />
        </Button>
      </div>
      <SearchChips
        recent={recent}
        date={date}
        onDate={chooseDate}
        onPair={(pair) => {
          setFrom(pair.from);
          setGoingTo(pair.to);
        }}
      />
    </Form>
  );
}
