import { seatsNow } from '@naga/booking-flow/seats/live-seats.js';
import { SeatPicker } from '@naga/booking-flow/seats/SeatPicker';
import { faultsOfChoice, isChild } from '@naga/booking-flow/seats/seat-choice.js';
import { seatFaultField, seatFaultText } from '@naga/booking-flow/seats/seat-words.js';
import { localCountryOf } from '@naga/booking-flow/seats/local-country.js';
import { SitterFields } from '@naga/booking-flow/seats/SitterFields';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { changedPrice, type Refusal, seatsOf } from '@naga/booking-flow/refusals/refusal.js';
import { formatMoney } from '@naga/kernel/money.js';
import { ErrorSummary } from '@naga/ui/ErrorSummary';
import { Notice } from '@naga/ui/Notice';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router';
import { CheckoutFrame } from '../../features/checkout/CheckoutFrame.js';
import { passengersPath } from '../../features/checkout/paths.js';
import { lastHoldIn, rememberHold } from '../../session/booking-token.js';
import { clockOf } from '../../session/dates.js';
import { useLocalPath } from '../../session/language.js';
import { heldChoice, isSameChoice } from './held-choice.js';
import { holdInput } from './hold-input.js';
import { seatPrice } from './seat-price.js';
import type { SeatsFound } from './seats-found.js';
import { SeatsSummary } from './SeatsSummary.js';
import { words } from './seats-words.js';
import { useGiveBack } from './use-give-back.js';
import { useMapNews } from './use-map-news.js';
import { useSeatChoice } from './use-seat-choice.js';
import { useTripPrice } from './use-trip-price.js';
import { vehicleOf } from './vehicle.js';

const PriceChanged = lazy(async () => ({ default: (await import('./PriceChanged.js')).PriceChanged }));

/** Choosing and holding the seats of every ride of a trip. */
export function ChooseSeats({ found, place }: { found: SeatsFound; place: string }) {
  const { booking, passengers, nationality, search } = found;
  const intl = useIntl();
  const to = useLocalPath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const giveBack = useGiveBack();
  const [isPressing, setPressing] = useState(false);
  const news = useMapNews(
    found.rides.map(({ id }) => id),
    booking?.id,
    isPressing,
  );
  const rides = useMemo(
    () => found.rides.map((ride) => ({ ...ride, seats: seatsNow(ride.seatMap?.seats ?? [], news.get(ride.id)) })),
    [found.rides, news],
  );
  const held = heldChoice(
    booking,
    rides.map(({ id }) => id),
    passengers,
  );
  const [choice, dispatch] = useSeatChoice(place, held, passengers, nationality);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [failed, setFailed] = useState(false);
  const { price, settled } = useTripPrice(found, choice);
  const faults = attempt > 0 ? faultsOfChoice(choice, rides) : [];
  const isHeld = held !== undefined && isSameChoice(choice, held);
  const nameOf = (legId: string) => {
    const ride = rides.find(({ id }) => id === legId);
    return ride === undefined ? '' : `${ride.boarding.stop.location.name} → ${ride.dropOff.stop.location.name}`;
  };

  const ready = async (accepted?: number) => {
    setRefusal(undefined);
    setFailed(false);
    setAttempt((before) => before + 1);
    if (faultsOfChoice(choice, rides).length > 0) return undefined;
    setPressing(true);
    if (held !== undefined && booking !== undefined) await giveBack(booking.id);
    return holdInput(rides, choice, intl.locale, accepted ?? (await settled())?.total);
  };
  const onHeld = (bookingId: string, token: string) => {
    rememberHold(bookingId, token);
    void navigate(to(passengersPath(bookingId)));
  };
  const onRefused = (no: Refusal) => {
    setPressing(false);
    // Taken by ourselves, in another tab: asked again, this one shows them as held.
    if (no.code === 'SEATS_TAKEN' && lastHoldIn(document.cookie) !== booking?.id) return void revalidate();
    setRefusal(no);
    // What was given up is said once, by the refusal.
    setAttempt(0);
    const legId = no.facts['legId'];
    dispatch({ type: 'taken', legId: typeof legId === 'string' ? legId : undefined, seats: seatsOf(no) });
    void revalidate();
  };
  const onFailed = () => {
    setPressing(false);
    setFailed(true);
  };
  const holding = { ready, onHeld, onRefused, onFailed };

  const [first, ...others] = choice.sitters;
  const withChildren = choice.sitters.some(isChild);
  const mixed = others.some((sitter) => sitter.nationality !== first?.nationality);
  const changed = refusal === undefined ? undefined : changedPrice(refusal);
  return (
    <CheckoutFrame
      title={intl.formatMessage(words.title)}
      step="seats"
      aside={
        <SeatsSummary
          found={found}
          choice={choice}
          price={price}
          held={isHeld ? booking : undefined}
          instead={held !== undefined}
          holding={holding}
        />
      }
    >
      <ErrorSummary
        attempt={attempt}
        errors={faults.map((fault) => ({
          fieldId: seatFaultField(fault),
          text: seatFaultText(intl, fault, nameOf),
        }))}
      />
      {refusal !== undefined && changed === undefined && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, refusal.code, refusal.facts)}
        </Notice>
      )}
      {failed && (
        <Notice tone="bad" live="alert">
          {intl.formatMessage(words.failed)}
        </Notice>
      )}
      <noscript>
        <Notice tone="warn">{intl.formatMessage(words.noScript)}</Notice>
      </noscript>
      {isHeld && <Notice tone="good">{intl.formatMessage(words.held)}</Notice>}
      {rides.map((ride, index) => {
        const { local, foreign } = seatPrice([ride]) ?? {};
        const isLocal = first?.nationality === 'LOCAL';
        const own = isLocal ? local : foreign;
        const said = own && { count: passengers, price: formatMoney(own) };
        return (
          <SeatPicker
            key={ride.id}
            level={index === 0 ? 1 : 2}
            choice={choice}
            dispatch={dispatch}
            ride={{
              id: ride.id,
              heading:
                rides.length === 1
                  ? intl.formatMessage(words.choose, { count: passengers })
                  : intl.formatMessage(words.chooseOn, {
                      count: passengers,
                      from: ride.boarding.stop.location.name,
                      to: ride.dropOff.stop.location.name,
                    }),
              about: (
                <>
                  {intl.formatMessage(words.about, {
                    operator: ride.operator.name,
                    departs: clockOf(ride.boarding.time),
                    from: ride.boarding.stop.name,
                    arrives: clockOf(ride.dropOff.time),
                    to: ride.dropOff.stop.name,
                  })}{' '}
                  {withChildren
                    ? intl.formatMessage(words.mixedAges)
                    : mixed || said === undefined
                      ? intl.formatMessage(words.mixed)
                      : isLocal
                        ? intl.formatMessage(words.asLocal, { ...said, country: ride.localCountryCode })
                        : intl.formatMessage(words.asForeign, said)}{' '}
                  <a href="#sitter-0">{intl.formatMessage(words.change)}</a>
                </>
              ),
              vehicle: vehicleOf(ride.vehicle),
              seats: ride.seats,
              price: seatPrice([ride]),
              allowMaleNextToFemale: ride.allowMaleNextToFemale,
            }}
          />
        );
      })}
      <SitterFields
        choice={choice}
        dispatch={dispatch}
        price={seatPrice(rides)}
        country={localCountryOf(rides.map(({ localCountryCode }) => localCountryCode))}
        untitled={faults.flatMap((fault) => (fault.code === 'TITLE_MISSING' ? [fault.index] : []))}
      />
      {changed !== undefined && (
        <Suspense>
          <PriceChanged
            {...changed}
            search={search}
            onClose={() => setRefusal(undefined)}
            holding={{ ...holding, ready: () => ready(changed.total) }}
          />
        </Suspense>
      )}
    </CheckoutFrame>
  );
}
