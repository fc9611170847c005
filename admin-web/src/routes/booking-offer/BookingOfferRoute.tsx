import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { asMoney } from '../../session/as-money.js';
import { OpenSales } from '../../features/open-sales/OpenSales.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { payPath } from '../../features/sale/sale-path.js';
import { type BookingOffersQuery, useBookingOffersQuery } from './booking-offer.generated.js';
import { OffersOfSale } from './OffersOfSale.js';
import { PriceNow } from './PriceNow.js';
import { words } from './words.js';

/** What can be offered to the customer of a sale that is not finished; without one, which sales there are. */
export default function BookingOfferRoute() {
  const [params] = useSearchParams();
  const id = params.get('booking') ?? '';
  if (id === '') {
    return (
      <PermissionGate permission="booking.create">
        <div className="back-office__stack">
          <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />} />
          <OpenSales openAt={(bookingId) => `/booking-offer?booking=${bookingId}`} money={asMoney} />
        </div>
      </PermissionGate>
    );
  }
  return (
    <RecordGate
      permission="booking.create"
      back={{ to: '/booking-offer', label: <FormattedMessage {...words.back} /> }}
    >
      <Offers key={id} bookingId={id} />
    </RecordGate>
  );
}

function Offers({ bookingId }: { bookingId: string }) {
  const result = useBookingOffersQuery({ variables: { bookingId }, fetchPolicy: 'network-only' });
  const pick = ({ booking, bookingOffers }: BookingOffersQuery) => booking && { booking, answer: bookingOffers };
  return (
    <Loaded result={result} pick={pick} words={words}>
      {({ booking, answer }, reload) => (
        <RecordView
          title={<FormattedMessage {...words.of} values={{ pnr: booking.pnr }} />}
          actions={
            booking.status === 'BLOCKED' && (
              <Button as={Link} to={payPath(booking.id)}>
                <FormattedMessage {...words.pay} />
              </Button>
            )
          }
        >
          <div className="back-office__columns">
            <OffersOfSale booking={booking} answer={answer} reload={reload} />
            <PriceNow booking={booking} />
          </div>
        </RecordView>
      )}
    </Loaded>
  );
}
