import { Disclosure } from '@naga/ui/Disclosure';
import { FilterBar } from '@naga/ui/FilterBar';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  BOOKING_STATUSES,
  bookingStatusWords,
  PAYMENT_STATUSES,
  paymentStatusWords,
} from '../../features/status/words.js';
import type { BookingListState } from './booking-filters.js';
import { words } from './words.js';

const TYPING_MS = 250;
const DATES = ['travelFrom', 'travelTo', 'bookedFrom', 'bookedTo'] as const;

export interface BookingFiltersProps {
  state: BookingListState;
  onChange: (change: Partial<BookingListState>) => void;
  /** At the right of the chips. */
  end: ReactNode;
}

/** What narrows the list: a search that waits for the end of a word, statuses, days; each active one is a chip. */
export function BookingFilters({ state, onChange, end }: BookingFiltersProps) {
  const intl = useIntl();
  const any = { value: '', label: intl.formatMessage(words.any) };
  const { status, payment } = state;

  const chips = [
    ...(status ? [{ id: 'status', label: intl.formatMessage(bookingStatusWords[status]) }] : []),
    ...(payment ? [{ id: 'payment', label: intl.formatMessage(paymentStatusWords[payment]) }] : []),
    ...DATES.flatMap((name) =>
      state[name] ? [{ id: name, label: `${intl.formatMessage(words[name])}: ${state[name]}` }] : [],
    ),
  ].map((chip) => ({ ...chip, onRemove: () => onChange({ [chip.id]: null }) }));

  return (
    <>
      <div className="back-office__filters" role="search">
        <SearchText text={state.text} onChange={(text) => onChange({ text })} />
        <SelectField
          label={intl.formatMessage(words.status)}
          value={status ?? ''}
          options={[
            any,
            ...BOOKING_STATUSES.map((value) => ({ value, label: intl.formatMessage(bookingStatusWords[value]) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ status: BOOKING_STATUSES.find((one) => one === value) ?? null })
          }
        />
        <SelectField
          label={intl.formatMessage(words.payment)}
          value={payment ?? ''}
          options={[
            any,
            ...PAYMENT_STATUSES.map((value) => ({ value, label: intl.formatMessage(paymentStatusWords[value]) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ payment: PAYMENT_STATUSES.find((one) => one === value) ?? null })
          }
        />
      </div>
      <Disclosure summary={intl.formatMessage(words.days)} open={DATES.some((name) => state[name] !== null)}>
        <div className="back-office__dates">
          {DATES.map((name) => (
            <TextField
              key={name}
              type="date"
              label={intl.formatMessage(words[name])}
              value={state[name] ?? ''}
              onChange={({ currentTarget: { value } }) => onChange({ [name]: value === '' ? null : value })}
            />
          ))}
        </div>
      </Disclosure>
      <FilterBar
        filters={chips}
        end={end}
        {...(chips.length > 0 && {
          onClear: () =>
            onChange({
              status: null,
              payment: null,
              travelFrom: null,
              travelTo: null,
              bookedFrom: null,
              bookedTo: null,
            }),
        })}
      />
    </>
  );
}

function SearchText({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === text) return undefined;
    const timer = setTimeout(() => onChange(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onChange]);
  return (
    <TextField
      type="search"
      label={intl.formatMessage(words.search)}
      hint={intl.formatMessage(words.searchHint)}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
