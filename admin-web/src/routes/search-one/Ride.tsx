import { whyClosedWords } from '@naga/app-kit/why-closed-words.js';
import { hasTiers, pricedSeats } from '@naga/booking-flow/seats/seat-tiers.js';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { SeatView } from '@naga/ui/SeatView';
import { FormattedMessage, useIntl } from 'react-intl';
import { RideFacts } from './RideFacts.js';
import { RideFares } from './RideFares.js';
import type { SearchOne_LegFragment } from './search-one.generated.js';
import { words } from './words.js';

/** Whose prices stand on the seats, where they differ. */
const ONE_VISITOR = [{ nationalOf: null }];

/** One ride: the facts, the fares of a seat, the vehicle with what is taken. */
export function Ride({ leg, isOneOfTwo }: { leg: SearchOne_LegFragment; isOneOfTwo: boolean }) {
  const intl = useIntl();
  const { operator, vehicle, notOnSaleReason, seatMap, boarding, dropOff } = leg;
  const isVan = vehicle.transportType === 'BUS' && /van/i.test(vehicle.category);
  return (
    <Card kind="panel" as="section">
      <div className="back-office__stack">
        <h2>
          {isOneOfTwo ? (
            <FormattedMessage
              {...words.ride}
              values={{ operator: operator.name, from: boarding.stop.location.name, to: dropOff.stop.location.name }}
            />
          ) : (
            operator.name
          )}
        </h2>
        {notOnSaleReason !== null && (
          <Notice title={<FormattedMessage {...words.notOnSale} />}>
            {intl.formatMessage(whyClosedWords(notOnSaleReason) as { id: string })}
          </Notice>
        )}
        <div className="back-office__columns">
          <div className="back-office__stack">
            <RideFacts leg={leg} />
            <RideFares leg={leg} />
          </div>
          <section className="back-office__stack">
            <h3>
              <FormattedMessage {...words.seats} />
            </h3>
            {seatMap === null ? (
              <p>
                <FormattedMessage {...words.noSeats} />
              </p>
            ) : (
              <SeatView
                seats={hasTiers(leg) ? pricedSeats(seatMap.seats, leg, ONE_VISITOR) : seatMap.seats}
                vehicle={isVan ? 'VAN' : vehicle.transportType}
              />
            )}
          </section>
        </div>
      </div>
    </Card>
  );
}
