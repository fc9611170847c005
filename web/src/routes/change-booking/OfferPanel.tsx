import { formatDate } from '@naga/app-kit/format-date.js';
import { exchangeLines, exchangeYes, lostSaving, seatsFound } from '@naga/booking-flow/exchange/exchange-lines.js';
import { exchangedAddOns } from '@naga/booking-flow/exchange/exchanged-add-ons.js';
import { seatsQuery } from '@naga/booking-flow/exchange/exchange-wish.js';
import { exchangeWords } from '@naga/booking-flow/exchange/exchange-words.js';
import { MissingFacts } from '@naga/booking-flow/passengers/MissingFacts';
import { type RefusedFacts, useMissingFacts } from '@naga/booking-flow/passengers/use-missing-facts.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Form, Link, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { ActionRow } from '../../features/checkout/ActionRow.js';
import { CreditChoice } from '../../features/checkout/CreditChoice.js';
import { nameText } from '../../features/checkout/traveller-words.js';
import { clockOf, dayOf } from '../../session/dates.js';
import { useSite } from '../../session/site.js';
import { Lines } from '@naga/ui/Lines';
import classes from '../view-booking/view-booking.module.css';
import type { ExchangeOfferQuery } from './change-booking.generated.js';
import type { Change } from './load-change.js';

const ExchangeSeats = lazy(async () => ({
  default: (await import('@naga/booking-flow/exchange/ExchangeSeats')).ExchangeSeats,
}));

export interface OfferPanelProps {
  wish: NonNullable<Change['wish']>;
  booking: Change['booking'];
  offer: Extract<ExchangeOfferQuery['exchangeOffer'], { __typename?: 'ExchangeOffer' }>;
  maps: NonNullable<Change['maps']>;
  departs: string;
  /** What was told of the passengers before, and was not right. */
  refused: RefusedFacts | undefined;
}

/** What the change costs, line by line, and the one button that makes it: nobody changes without knowing. */
export function OfferPanel({ wish, booking, offer, maps, departs, refused }: OfferPanelProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { language } = useSite();
  const { revalidate } = useRevalidator();
  const [, setQuery] = useSearchParams();
  const busy = useNavigation().state !== 'idle';
  const [chooses, setChooses] = useState(false);
  const [asCredit, setAsCredit] = useState(false);
  const people = wish.parts.map((part, index) => ({
    id: part.id,
    name: nameText(intl, part),
    type: part.passengerType,
    missing: offer.passengers[index]?.missing ?? [],
  }));
  const facts = useMissingFacts(people, dayOf(departs), refused);
  const begin = (event: FormEvent) => {
    if (!facts.accept()) event.preventDefault();
  };
  const lost = lostSaving(intl, offer);
  const lines = exchangeLines(intl, offer).map(({ id, label, value }) =>
    id === 'total' ? { id, label: <strong>{label}</strong>, value: <strong>{value}</strong> } : { id, label, value },
  );
  return (
    <Card as="section" kind="panel" className={classes.panel}>
      <h2>{say(exchangeWords.offer, { day: formatDate(dayOf(departs), language), time: clockOf(departs) })}</h2>
      <Lines lines={lines} />
      {lost !== undefined && <Notice tone="warn">{lost}</Notice>}
      {exchangedAddOns(
        intl,
        offer,
        maps.map(({ operator }) => operator.id),
      ).map((told) => (
        <p key={told}>{told}</p>
      ))}
      <Form method="post" onSubmit={begin} noValidate preventScrollReset>
        <input type="hidden" name="way" value={wish.way.id} />
        <input type="hidden" name="journey" value={wish.journeyId} />
        <input type="hidden" name="expected" value={offer.difference} />
        {chooses ? (
          <Suspense>
            <ExchangeSeats
              maps={maps}
              found={seatsFound(wish, offer)}
              reload={revalidate}
              onChosen={(seats) =>
                setQuery((query) => seatsQuery(query, seats), { replace: true, preventScrollReset: true })
              }
            />
          </Suspense>
        ) : (
          <p>
            {say(exchangeWords.seats, { seats: offer.seats.map(({ seatNumber }) => seatNumber).join(', ') })}{' '}
            <Button type="button" variant="link" onClick={() => setChooses(true)}>
              {say(exchangeWords.chooseSeats)}
            </Button>
          </p>
        )}
        {!chooses && wish.seats.map((seat) => <input key={seat} type="hidden" name="seat" value={seat} />)}
        {wish.parts.map(({ id }) => (
          <input key={id} type="hidden" name="part" value={id} />
        ))}
        <MissingFacts facts={facts} />
        {offer.difference < 0 && !offer.collected && (
          <CreditChoice booking={booking} isChosen={asCredit} onChange={setAsCredit} />
        )}
        <ActionRow>
          <Button type="submit" name="intent" value="begin" busy={busy}>
            {exchangeYes(intl, offer)}
          </Button>
          <Button as={Link} variant="quiet" to={{ search: '' }}>
            {say(exchangeWords.otherDeparture)}
          </Button>
        </ActionRow>
      </Form>
    </Card>
  );
}
