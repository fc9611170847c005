import { PickupFields } from '@naga/booking-flow/pickup/PickupFields';
import { NO_PICKUP } from '@naga/booking-flow/pickup/pickup.js';
import { type OtherPoints, withPoints } from '@naga/booking-flow/points/ride-points.js';
import { changedPrice } from '@naga/booking-flow/refusals/refusal.js';
import { localCountriesOf } from '@naga/booking-flow/seats/national.js';
import { faultsOfChoice, isChild } from '@naga/booking-flow/seats/seat-choice.js';
import { seatFaultField, seatFaultText } from '@naga/booking-flow/seats/seat-words.js';
import { seatsNow } from '@naga/booking-flow/seats/live-seats.js';
import { SitterFields } from '@naga/booking-flow/seats/SitterFields';
import { ErrorSummary } from '@naga/ui/ErrorSummary';
import { MoneyTextProvider } from '@naga/ui/money-text.js';
import { Notice } from '@naga/ui/Notice';
import { useShownText } from '@naga/ui/shown-rate.js';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { CheckoutFrame } from '../../features/checkout/CheckoutFrame.js';
import { useShownPrices } from '../../session/currency.js';
import { forgetHold } from '../../session/booking-token.js';
import { forgetPassengers, forgetTrip } from '../../session/kept-trip.js';
import { useLocalPath } from '../../session/language.js';
import { sizeOf } from '@naga/booking-flow/passengers/party.js';
import { BeginAgain } from './BeginAgain.js';
import { isDearer, riseOf } from './changed-prices.js';
import { heldChoice, holdsOn, isSameChoice } from './held-choice.js';
import { holdInput } from './hold-input.js';
import { PriceNote } from './PriceNote.js';
import { RefusedHold } from './RefusedHold.js';
import { RidePicker } from './RidePicker.js';
import { seatPrice } from './seat-price.js';
import type { SeatsFound } from './seats-found.js';
import { SeatsSummary } from './SeatsSummary.js';
import { words } from './seats-words.js';
import { useGiveBack } from './use-give-back.js';
import { useHold } from './use-hold.js';
import { useMapNews } from './use-map-news.js';
import { useSeatChoice } from './use-seat-choice.js';
import { useTripPrice } from './use-trip-price.js';

const PriceChanged = lazy(async () => ({ default: (await import('./PriceChanged.js')).PriceChanged }));

/** Where one gets on and off, the seats, who sits there: everything a hold takes, and the hold. */
export function ChooseSeats({ found, place }: { found: SeatsFound; place: string }) {
  const { booking, party, nationalOf, search, changes, back } = found;
  const intl = useIntl();
  const to = useLocalPath();
  const navigate = useNavigate();
  const isMoving = useNavigation().state === 'loading';
  const [query] = useSearchParams();
  const giveBack = useGiveBack();
  const shownPrices = useShownPrices();
  const shown = useShownText();
  const legIds = found.rides.map(({ id }) => id);
  const held = heldChoice(booking, legIds, sizeOf(party));
  const isInTheWay = holdsOn(booking, found.rides);
  const [attempt, setAttempt] = useState(0);
  const { choice, dispatch, begin } = useSeatChoice(place, held, party, nationalOf);
  const hold = useHold(booking?.id, () => {
    // What was given up is said once, by the refusal.
    setAttempt(0);
    dispatch({ type: 'failed', begin });
  });
  const news = useMapNews(legIds, booking?.id, hold.isPressing);
  const rides = useMemo(
    () => found.rides.map((ride) => ({ ...ride, seats: seatsNow(ride.seatMap?.seats ?? [], news.get(ride.id)) })),
    [found.rides, news],
  );
  /** Total that is dearer than what was seen, minor units: it is held only once it is agreed to. */
  const [dearer, setDearer] = useState<number>();
  const { price, settled } = useTripPrice(found, choice);
  const faults = attempt > 0 ? faultsOfChoice(choice, rides) : [];
  const isHeld = held !== undefined && isSameChoice(choice, held);
  const amongOthers = rides.length > 1;
  const prices = seatPrice(rides);
  const nameOf = (legId: string) => {
    const ride = rides.find(({ id }) => id === legId);
    return ride === undefined ? '' : `${ride.boarding.stop.location.name} → ${ride.dropOff.stop.location.name}`;
  };

  const ready = async (agreed?: number) => {
    hold.forget();
    setAttempt((before) => before + 1);
    if (isMoving || faultsOfChoice(choice, rides).length > 0) return undefined;
    const total = agreed ?? (await settled())?.total;
    if (agreed === undefined && isDearer(changes)) {
      setDearer(total);
      return undefined;
    }
    hold.setPressing(true);
    if (isInTheWay && booking !== undefined) await giveBack(booking.id);
    return holdInput(rides, choice, intl.locale, total, shownPrices);
  };
  const holding = { ready: () => ready(), ...hold.answers };
  const clearPage = async () => {
    hold.forget();
    setAttempt(0);
    forgetPassengers(sessionStorage);
    dispatch({ type: 'clear-page', begin });
    if (isInTheWay && booking !== undefined) {
      await giveBack(booking.id);
      forgetHold();
    }
  };
  const clear = async () => {
    await clearPage();
    forgetTrip(sessionStorage);
    await navigate(to(search));
  };
  /** Another stop makes another journey: the address says it, and the price and the seats follow. */
  const choosePoints = (legId: string, points: OtherPoints) => {
    dispatch({ type: 'other-points', legId, newLegId: withPoints(legId, legId, points) });
    const details = [found.onward, ...(back === undefined ? [] : [back])].map((id) => withPoints(id, legId, points));
    const path = to(`/checkout/${details.map(encodeURIComponent).join('/')}?${query}`);
    void navigate(path, { replace: true, preventScrollReset: true });
  };

  const refused = hold.refusal === undefined ? undefined : changedPrice(hold.refusal);
  const asked = refused ?? (dearer === undefined ? undefined : riseOf(changes, dearer));
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
          instead={isInTheWay}
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
      {hold.refusal !== undefined && refused === undefined && <RefusedHold refusal={hold.refusal} />}
      {hold.unanswered && (
        <Notice tone="bad" live="alert">
          {intl.formatMessage(words.failed)}
        </Notice>
      )}
      <noscript>
        <Notice tone="warn">{intl.formatMessage(words.noScript)}</Notice>
      </noscript>
      {isHeld && <Notice tone="good">{intl.formatMessage(words.held)}</Notice>}
      <PriceNote changes={changes} ofTwo={back !== undefined} />
      <MoneyTextProvider value={shown}>
        {rides.map((ride, index) => (
          <RidePicker
            key={ride.direction}
            level={index === 0 ? 1 : 2}
            ride={ride}
            amongOthers={amongOthers}
            choice={choice}
            dispatch={dispatch}
            onPoints={(points) => choosePoints(ride.id, points)}
          />
        ))}
        <SitterFields
          choice={choice}
          dispatch={dispatch}
          price={prices}
          asksAge={prices?.child !== undefined || party.children > 0 || choice.sitters.some(isChild)}
          countries={localCountriesOf(rides)}
          untitled={faults.flatMap((fault) => (fault.code === 'TITLE_MISSING' ? [fault.index] : []))}
        />
      </MoneyTextProvider>
      {rides.map((ride) => (
        <PickupFields
          key={ride.direction}
          ride={ride}
          amongOthers={amongOthers}
          value={choice.pickups[ride.id] ?? NO_PICKUP}
          faults={faults.flatMap((fault) => ('field' in fault && fault.legId === ride.id ? [fault] : []))}
          onChange={(change) => dispatch({ type: 'pickup', legId: ride.id, change })}
        />
      ))}
      <BeginAgain
        isBegun={choice !== begin && !isSameChoice(choice, begin)}
        onClearPage={() => void clearPage()}
        onClear={() => void clear()}
      />
      {asked !== undefined && (
        <Suspense>
          <PriceChanged
            {...asked}
            search={search}
            onClose={() => {
              hold.forget();
              setDearer(undefined);
            }}
            holding={{ ...holding, ready: () => ready(asked.total) }}
          />
        </Suspense>
      )}
    </CheckoutFrame>
  );
}
