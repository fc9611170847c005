import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { nameOfAddOn } from '@naga/booking-flow/sale/fee-lines.js';
import { isOnceASeat } from '@naga/kernel/add-on.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { useBothText } from '@naga/ui/shown-rate.js';
import { defineMessages, type IntlShape, type NoMessageValues, useIntl } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import type { AddOnAnswer } from './add-on-action.js';
import { type AddOnOffer, type ChosenAddOn, fieldOf, OFFERED_FIELD, seatsValue } from './add-on-form.js';
import classes from './AddToTrip.module.css';
import { nameIn } from './booking-rides.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import { rideTitle } from './price-made/made-of-booking.js';
import { nameText } from './traveller-words.js';

const words = defineMessages<{
  title: NoMessageValues;
  INSURANCE: NoMessageValues;
  FLEX: NoMessageValues;
  asFare: NoMessageValues;
  rides: { rides: string };
  each: { price: string };
  whose: { name: string; seat: string };
  added: { amount: string };
  save: NoMessageValues;
  taken: { total: string };
  most: { most: number };
  wholeRide: NoMessageValues;
  wrong: NoMessageValues;
}>({
  title: { id: 'checkout.add-ons.title', defaultMessage: 'Add to your trip' },
  INSURANCE: { id: 'checkout.add-ons.insurance', defaultMessage: 'Given back if you cancel before departure.' },
  FLEX: {
    id: 'checkout.add-ons.flex',
    defaultMessage: 'Cancel until 15 minutes before departure and get the whole fare back.',
  },
  asFare: { id: 'checkout.add-ons.as-fare', defaultMessage: 'If you cancel, as much of it comes back as of the fare.' },
  rides: { id: 'checkout.add-ons.rides', defaultMessage: 'Only on {rides}.' },
  each: { id: 'checkout.add-ons.each', defaultMessage: '{price} each' },
  whose: { id: 'checkout.add-ons.whose', defaultMessage: '{name}, seat {seat}' },
  added: { id: 'checkout.add-ons.added', defaultMessage: 'Added to your trip: {amount}' },
  save: { id: 'checkout.add-ons.save', defaultMessage: 'Add to my trip' },
  taken: {
    id: 'checkout.add-ons.taken',
    defaultMessage: 'What you chose is added first. You would pay {total} now: press once more to pay it.',
  },
  most: { id: 'checkout.add-ons.most', defaultMessage: 'Choose {most} at most.' },
  wholeRide: {
    id: 'checkout.add-ons.whole-ride',
    defaultMessage: 'A ride is flexible for everybody on it, or for nobody.',
  },
  wrong: { id: 'checkout.add-ons.wrong', defaultMessage: 'This cannot be added so. Please choose anew.' },
});

type Booking = CheckoutBooking_BookingFragment;

export interface AddToTripProps {
  booking: Booking;
  offers: readonly AddOnOffer[];
  answer: AddOnAnswer | undefined;
  /** Who pressed to pay had chosen something else before: it was added, and nothing paid. */
  taken: boolean;
  busy: boolean;
}

interface OfferProps extends Pick<AddToTripProps, 'booking' | 'answer'> {
  offer: AddOnOffer;
}

/** How many were chosen of it beside a seat, as it is saved or, where that was refused, as it was sent. */
const chosenOf = ({ offer, answer }: Omit<OfferProps, 'booking'>, { partId, quantity }: AddOnOffer['seats'][number]) =>
  answer === undefined ? quantity : (answer.chosen.find(isBeside(offer.id, partId))?.quantity ?? 0);

const isBeside =
  (addOnId: string, partId: string) =>
  (one: Pick<ChosenAddOn, 'addOnId' | 'partId'>): boolean =>
    one.addOnId === addOnId && one.partId === partId;

/** What is wrong with it beside one of these seats. */
function faultText(
  intl: IntlShape,
  { offer, answer }: Omit<OfferProps, 'booking'>,
  seats: AddOnOffer['seats'],
): string | undefined {
  if (answer === undefined) return undefined;
  const isHere = (one: Pick<ChosenAddOn, 'addOnId' | 'partId'>) =>
    seats.some(({ partId }) => isBeside(offer.id, partId)(one));
  const { refusal, chosen, faults } = answer;
  const facts = refusal?.facts as { addOnId?: string; partId?: string } | undefined;
  if (refusal !== undefined && isHere({ addOnId: facts?.addOnId ?? '', partId: facts?.partId ?? '' }))
    return refusalText(intl, refusal.code, refusal.facts);
  const fault = faults.find(({ index }) => chosen[index] !== undefined && isHere(chosen[index]));
  if (fault === undefined) return undefined;
  if (fault.code === 'RANGE') return intl.formatMessage(words.most, { most: offer.mostPerSeat });
  return intl.formatMessage(fault.code === 'WHOLE_RIDE' ? words.wholeRide : words.wrong);
}

/** The rides it is offered on, with its seats on each. */
const ridesWith = ({ legs }: Booking, { seats }: AddOnOffer, language: LanguageCode) =>
  legs
    .map(({ id, fromName, toName, departureTime, parts }) => ({
      id,
      title: rideTitle(nameIn(fromName, language), nameIn(toName, language), departureTime, language),
      seats: parts.flatMap((person) => {
        const seat = seats.find(({ partId }) => partId === person.id);
        return seat === undefined ? [] : [{ person, seat }];
      }),
    }))
    .filter((ride) => ride.seats.length > 0);

const told = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((one) => one !== undefined && one !== '').join(' ');

/** One box for all who ride, at the price of all. */
function ForAll({ booking, offer, answer }: OfferProps) {
  const intl = useIntl();
  const { language } = useSite();
  const both = useBothText();
  const { id, kind, descriptions, seats } = offer;
  const rides = ridesWith(booking, offer, language);
  const price = moneyOf({ ...seats[0]!.unit, amount: seats.reduce((sum, { unit }) => sum + unit.amount, 0) });
  return (
    <CheckboxField
      name={fieldOf(id)}
      value={seatsValue(offer)}
      defaultChecked={seats.some((seat) => chosenOf({ offer, answer }, seat) > 0)}
      label={<span className={classes.name}>{nameOfAddOn(intl, offer)}</span>}
      hint={told(
        descriptions === null ? undefined : nameIn(descriptions, language),
        intl.formatMessage(kind === 'FLEX' ? words.FLEX : words.INSURANCE),
        rides.length === booking.legs.length
          ? undefined
          : intl.formatMessage(words.rides, { rides: rides.map(({ title }) => title).join(' · ') }),
      )}
      aside={<span className={classes.price}>{both(price)}</span>}
      error={faultText(intl, { offer, answer }, seats)}
    />
  );
}

/** How many beside each seat. */
function BesideEach({ booking, offer, answer }: OfferProps) {
  const intl = useIntl();
  const { language } = useSite();
  const both = useBothText();
  const { id, descriptions, mostPerSeat, seats } = offer;
  const rides = ridesWith(booking, offer, language);
  const eachText = ({ unit }: AddOnOffer['seats'][number]) =>
    intl.formatMessage(words.each, { price: both(moneyOf(unit)) });
  const isOnePrice = new Set(seats.map(({ unit }) => unit.amount)).size === 1;
  return (
    <fieldset className={classes.offer}>
      <legend className={classes.legend}>
        <span className={classes.name}>{nameOfAddOn(intl, offer)}</span>
        {isOnePrice && <span className={classes.price}>{eachText(seats[0]!)}</span>}
      </legend>
      <p className={classes.hint}>
        {told(descriptions === null ? undefined : nameIn(descriptions, language), intl.formatMessage(words.asFare))}
      </p>
      {rides.map((ride) => (
        <div key={ride.id}>
          {booking.legs.length > 1 && <p className={classes.ride}>{ride.title}</p>}
          <div className={classes.seats}>
            {ride.seats.map(({ person, seat }) => (
              <SelectField
                key={person.id}
                label={intl.formatMessage(words.whose, {
                  name: nameText(intl, person),
                  seat: person.seatNumber,
                })}
                {...(!isOnePrice && { hint: eachText(seat) })}
                name={fieldOf(id, person.id)}
                defaultValue={chosenOf({ offer, answer }, seat)}
                options={Array.from({ length: mostPerSeat + 1 }, (_, count) => ({
                  value: String(count),
                  label: String(count),
                }))}
                error={faultText(intl, { offer, answer }, [seat])}
              />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** What is added by now; the empty text where nothing is. */
function addedText(intl: IntlShape, { legs, total }: Booking): string {
  const amount = legs
    .flatMap(({ parts }) => parts.flatMap(({ addOns }) => addOns))
    .reduce((sum, one) => sum + one.amount.amount, 0);
  return amount === 0 ? '' : intl.formatMessage(words.added, { amount: formatMoney(moneyOf({ ...total, amount })) });
}

/**
 * What can be bought beside the seats; nothing where nothing can. Its fields are of the form that pays, whose action takes
 * intent=addOns: who presses to pay before he has saved what he chose is shown what it comes to first. Works without script.
 */
export function AddToTrip({ booking, offers, answer, taken, busy }: AddToTripProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  if (offers.length === 0) return null;
  const isAtField = offers.some((offer) => faultText(intl, { offer, answer }, offer.seats) !== undefined);
  return (
    <Card as="section" kind="panel" className={classes.panel} aria-labelledby="add-to-trip">
      <h2 className={classes.heading} id="add-to-trip">
        {say(words.title)}
      </h2>
      {taken && (
        <Notice live="alert" tone="warn">
          {say(words.taken, { total: formatMoney(moneyOf(booking.due)) })}
        </Notice>
      )}
      {answer !== undefined && !isAtField && (
        <Notice live="alert" tone="bad">
          {answer.refusal === undefined
            ? say(words.wrong)
            : refusalText(intl, answer.refusal.code, answer.refusal.facts)}
        </Notice>
      )}
      <input type="hidden" name={OFFERED_FIELD} value={offers.map(({ id }) => id).join(' ')} />
      {offers.map((offer) =>
        isOnceASeat(offer.kind) ? (
          <ForAll key={offer.id} booking={booking} offer={offer} answer={answer} />
        ) : (
          <BesideEach key={offer.id} booking={booking} offer={offer} answer={answer} />
        ),
      )}
      <div className={classes.foot}>
        <Button type="submit" variant="quiet" name="intent" value="addOns" busy={busy}>
          {say(words.save)}
        </Button>
        <span role="status">{addedText(intl, booking)}</span>
      </div>
    </Card>
  );
}
