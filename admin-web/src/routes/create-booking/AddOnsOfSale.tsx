import { nameOfAddOn } from '@naga/booking-flow/sale/fee-lines.js';
import { isOnceASeat } from '@naga/kernel/add-on.js';
import { Card } from '@naga/ui/Card';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { Stepper } from '@naga/ui/Stepper';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { asMoney } from '../../session/as-money.js';
import { localName } from '../../session/local-name.js';
import classes from './AddOnsOfSale.module.css';
import type { SaleToPay_BookingFragment } from './create-booking.generated.js';
import { type AddOnOffer, useAddOns } from './use-add-ons.js';

const words = defineMessages<{ title: NoMessageValues; each: { price: string } }>({
  title: { id: 'admin.pay.add-ons', defaultMessage: 'Add-ons' },
  each: { id: 'admin.pay.add-on-each', defaultMessage: '{price} each' },
});

type Booking = SaleToPay_BookingFragment;

export interface AddOnsOfSaleProps {
  booking: Booking;
  reload: () => Promise<unknown>;
}

/** What can be bought beside the seats that are held: cover for all who ride, bags for each; nothing where nothing can. */
export function AddOnsOfSale({ booking, reload }: AddOnsOfSaleProps) {
  const { offers, ...choice } = useAddOns(booking.id, reload);
  if (offers.length === 0) return null;
  return (
    <Card kind="panel" as="section">
      <div className="back-office__stack">
        <h2>
          <FormattedMessage {...words.title} />
        </h2>
        {offers.map((offer) =>
          isOnceASeat(offer.kind) ? (
            <ForAll key={offer.id} offer={offer} {...choice} />
          ) : (
            <BesideEach key={offer.id} offer={offer} legs={booking.legs} {...choice} />
          ),
        )}
      </div>
    </Card>
  );
}

interface OfferProps extends Pick<ReturnType<typeof useAddOns>, 'quantityOf' | 'take'> {
  offer: AddOnOffer;
}

const useAbout = ({ descriptions }: AddOnOffer): string | undefined => {
  const { locale } = useIntl();
  return descriptions === null ? undefined : localName(locale, descriptions);
};

/** One box for all seats, at the price of all. */
function ForAll({ offer, quantityOf, take }: OfferProps) {
  const intl = useIntl();
  const about = useAbout(offer);
  const { id, seats } = offer;
  const price = { ...seats[0]!.unit, amount: seats.reduce((sum, { unit }) => sum + unit.amount, 0) };
  const partIds = seats.map(({ partId }) => partId);
  return (
    <CheckboxField
      label={nameOfAddOn(intl, offer)}
      {...(about !== undefined && { hint: about })}
      aside={<span className={classes.price}>{asMoney(price)}</span>}
      checked={partIds.every((partId) => quantityOf(id, partId) > 0)}
      onChange={({ currentTarget: { checked } }) => void take(id, partIds, checked ? 1 : 0)}
    />
  );
}

/** How many beside each seat. */
function BesideEach({ offer, legs, quantityOf, take }: OfferProps & Pick<Booking, 'legs'>) {
  const intl = useIntl();
  const about = useAbout(offer);
  const { id, seats, mostPerSeat } = offer;
  const unitOf = new Map(seats.map(({ partId, unit }) => [partId, unit]));
  const isOnePrice = new Set(seats.map(({ unit }) => unit.amount)).size === 1;
  const each = (unit: AddOnOffer['seats'][number]['unit']) => intl.formatMessage(words.each, { price: asMoney(unit) });
  const rides = legs.filter(({ parts }) => parts.some((part) => unitOf.has(part.id)));
  return (
    <fieldset className="back-office__stack">
      <legend>
        {nameOfAddOn(intl, offer)}
        {isOnePrice && <span className={classes.price}> · {each(seats[0]!.unit)}</span>}
      </legend>
      {about !== undefined && <small>{about}</small>}
      {rides.map(({ id: ride, fromLocationName, toLocationName, parts }) => (
        <div key={ride}>
          {legs.length > 1 && (
            <p className={classes.ride}>
              {localName(intl.locale, fromLocationName)} → {localName(intl.locale, toLocationName)}
            </p>
          )}
          {parts.flatMap(({ id: partId, seatNumber, firstName, lastName }) => {
            const unit = unitOf.get(partId);
            if (unit === undefined) return [];
            return (
              <Stepper
                key={partId}
                label={[seatNumber, firstName, lastName].filter(Boolean).join(' ')}
                {...(!isOnePrice && { hint: each(unit) })}
                value={quantityOf(id, partId)}
                max={mostPerSeat}
                onChange={(quantity) => void take(id, [partId], quantity)}
              />
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
