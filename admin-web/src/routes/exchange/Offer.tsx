import { refusalText } from '@naga/app-kit/refusal-texts.js';
import {
  exchangeLines,
  exchangeYes,
  lostSaving,
  operatorsOf,
  seatsFound,
} from '@naga/booking-flow/exchange/exchange-lines.js';
import { exchangedAddOns } from '@naga/booking-flow/exchange/exchanged-add-ons.js';
import { ridesOf, seatsQuery, wishQuery, withSeats } from '@naga/booking-flow/exchange/exchange-wish.js';
import { exchangeWords } from '@naga/booking-flow/exchange/exchange-words.js';
import { ExchangeSeats } from '@naga/booking-flow/exchange/ExchangeSeats';
import { faultsOfFields } from '@naga/booking-flow/passengers/graph-faults.js';
import { factsInput } from '@naga/booking-flow/passengers/missing-facts.js';
import { MissingFacts } from '@naga/booking-flow/passengers/MissingFacts';
import { type RefusedFacts, useMissingFacts } from '@naga/booking-flow/passengers/use-missing-facts.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Notice } from '@naga/ui/Notice';
import { RadioGroup } from '@naga/ui/RadioGroup';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useConfirmTyped } from '../../features/action/ConfirmTyped.js';
import { useAttempt } from '../../session/use-attempt.js';
import { wrongFields } from '../../session/problems.js';
import { asMoney } from '../../session/as-money.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { AskAgain } from '../../session/AskAgain.js';
import type { Wish } from './Departures.js';
import {
  type RefundTo,
  type StaffExchange_BookingFragment,
  type StaffExchangeOfferQuery,
  type StaffExchangeSeatsQuery,
  useStaffBeginExchangeMutation,
  useStaffExchangeOfferQuery,
  useStaffExchangeSeatsQuery,
} from './exchange.generated.js';
import { nameOf } from './name-of.js';
import { words } from './words.js';

export interface OfferProps {
  booking: StaffExchange_BookingFragment;
  wish: Wish;
  journeyId: string;
  onBegun: (booking: StaffExchange_BookingFragment) => unknown;
}

/** What the exchange would cost, asked anew each time: nothing is held yet. */
export function Offer(props: OfferProps) {
  const intl = useIntl();
  const { booking, wish, journeyId } = props;
  const partIds = wish.parts.map(({ id }) => id);
  const rides = withSeats(ridesOf(journeyId, wish.way.id), wish.seats);
  const offered = useStaffExchangeOfferQuery({
    variables: { id: booking.id, partIds, rides },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const maps = useStaffExchangeSeatsQuery({ variables: { journey: journeyId }, fetchPolicy: 'network-only' });
  // What was shown stays until it is known what other seats come to.
  const offer = (offered.data ?? offered.previousData)?.exchangeOffer;
  const journey = maps.data?.journey;
  if (offer?.__typename === 'Refused') {
    return (
      <>
        <Notice tone="bad" live="alert">
          {refusalText(intl, offer.code, offer.facts)}
        </Notice>
        <div className="back-office__actions">
          <OtherDeparture wish={wish} />
        </div>
      </>
    );
  }
  const isFailed = (!offered.loading && offered.error !== undefined) || (!maps.loading && maps.error !== undefined);
  if (isFailed) {
    const refetch = () => Promise.all([offered.refetch(), maps.refetch()]);
    return (
      <Notice tone="bad" live="alert" action={<AskAgain variant="quiet" size="small" refetch={refetch} />}>
        <FormattedMessage {...words.offerFailed} />
      </Notice>
    );
  }
  if (offer === undefined || journey == null) return <SkeletonCards count={1} />;
  return (
    <OfferForm {...props} offer={offer} journey={journey} reload={() => maps.refetch()} isAsking={offered.loading} />
  );
}

/** Back to the departures of the day. */
function OtherDeparture({ wish: { way, parts, date } }: Pick<OfferProps, 'wish'>) {
  const partIds = parts.map(({ id }) => id);
  return (
    <Button as={Link} variant="quiet" to={{ search: date === undefined ? '' : wishQuery(way.id, partIds, date) }}>
      <FormattedMessage {...exchangeWords.otherDeparture} />
    </Button>
  );
}

interface OfferFormProps extends OfferProps {
  offer: Extract<StaffExchangeOfferQuery['exchangeOffer'], { __typename: 'ExchangeOffer' }>;
  journey: NonNullable<StaffExchangeSeatsQuery['journey']>;
  reload: () => Promise<unknown>;
  /** What the seats cost that were chosen last is not known yet. */
  isAsking: boolean;
}

function OfferForm({ booking, wish, journeyId, offer, journey, reload, isAsking, onBegun }: OfferFormProps) {
  const intl = useIntl();
  const attempt = useAttempt();
  const confirm = useConfirmTyped();
  const [begin, { loading }] = useStaffBeginExchangeMutation();
  const [chooses, setChooses] = useState(false);
  const [, setQuery] = useSearchParams();
  const [refundTo, setRefundTo] = useState<RefundTo>('MONEY');
  const [refused, setRefused] = useState<RefusedFacts>();
  const { departureTime, legs } = journey;
  const people = wish.parts.map((part, index) => ({
    id: part.id,
    name: nameOf(part),
    type: part.passengerType,
    missing: offer.passengers[index]?.missing ?? [],
  }));
  const facts = useMissingFacts(people, departureTime.slice(0, 10), refused);
  // What a customer bought by himself is his; what was sold to somebody has no wallet.
  const comesBack = offer.difference < 0 && !offer.collected;
  const wasHis = comesBack && booking.bookingType === 'CUSTOMER';
  const hasWallet = wasHis && !booking.isWalletGone;
  const lost = lostSaving(intl, offer, asMoney);

  async function make(seats: readonly string[]) {
    const variables = {
      id: booking.id,
      partIds: wish.parts.map(({ id }) => id),
      rides: withSeats(ridesOf(journeyId, wish.way.id), seats),
      expected: offer.difference,
      passengers: factsInput(facts.typed),
      refundTo: hasWallet ? refundTo : null,
    };
    const begun = await attempt(async () => {
      try {
        return (await begin({ variables })).data?.beginExchange;
      } catch (error) {
        const fields = wrongFields(error);
        if (fields === undefined) throw error;
        setRefused({ typed: facts.typed, faults: faultsOfFields(fields) });
        return { __typename: 'Wrong' as const };
      }
    });
    if (begun?.__typename === 'Booking') await onBegun(begun);
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const seats = chooses ? new FormData(event.currentTarget).getAll('seat').map(String) : wish.seats;
    if (facts.accept() && (!comesBack || (await confirm.ask()))) await make(seats);
  };
  return (
    <Card as="section" kind="panel">
      <div className="back-office__stack">
        <h2>
          <FormattedMessage
            {...words.offer}
            values={{ stamp: <LocalTime at={departureTime} />, operator: operatorsOf(journey) }}
          />
        </h2>
        <DefinitionList
          items={exchangeLines(intl, offer, asMoney).map(({ id, label, value }) => ({
            id,
            term: label,
            value: id === 'total' ? <strong>{value}</strong> : value,
          }))}
        />
        {lost !== undefined && <Notice tone="warn">{lost}</Notice>}
        {exchangedAddOns(
          intl,
          offer,
          legs.map(({ operator }) => operator.id),
          asMoney,
        ).map((told) => (
          <p key={told}>{told}</p>
        ))}
        <form className="back-office__stack" noValidate onSubmit={(event) => void submit(event)}>
          {chooses ? (
            <ExchangeSeats
              maps={legs}
              found={seatsFound(wish, offer)}
              reload={reload}
              onChosen={(seats) => setQuery((query) => seatsQuery(query, seats), { replace: true })}
            />
          ) : (
            <p>
              <FormattedMessage
                {...exchangeWords.seats}
                values={{ seats: offer.seats.map(({ seatNumber }) => seatNumber).join(', ') }}
              />{' '}
              <Button variant="link" onClick={() => setChooses(true)}>
                <FormattedMessage {...exchangeWords.chooseSeats} />
              </Button>
            </p>
          )}
          <MissingFacts facts={facts} />
          {wasHis && booking.isWalletGone && (
            <p>
              <FormattedMessage {...words.walletGone} />
            </p>
          )}
          {hasWallet && (
            <RadioGroup<RefundTo>
              legend={<FormattedMessage {...words.refundTo} />}
              value={refundTo}
              onChange={setRefundTo}
              options={[
                { value: 'MONEY', label: <FormattedMessage {...words.asMoney} /> },
                { value: 'WALLET', label: <FormattedMessage {...words.asCredit} /> },
              ]}
            />
          )}
          <div className="back-office__actions">
            <Button type="submit" busy={loading || isAsking}>
              {exchangeYes(intl, offer, asMoney)}
            </Button>
            <OtherDeparture wish={wish} />
          </div>
        </form>
        {confirm.dialogOf({
          title: exchangeYes(intl, offer, asMoney),
          sure: exchangeYes(intl, offer, asMoney),
          keep: <FormattedMessage {...words.leave} />,
          confirm: {
            word: 'refund',
            of: [booking.pnr, asMoney({ amount: -offer.difference, currency: offer.oldFare.currency })],
          },
        })}
      </div>
    </Card>
  );
}
