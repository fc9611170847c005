import { legsAwaitingCodes } from '@naga/booking-flow/sale/awaited-codes.js';
import { type Paper, PAPERS, Receipt } from '@naga/booking-flow/sale/Receipt';
import { Button } from '@naga/ui/Button';
import { SelectField } from '@naga/ui/SelectField';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { feeWords } from '../../features/booking-words/money-words.js';
import { useMe } from '../../session/me.js';
import { SLOWLY_MS, useLookAgain } from '../../session/use-look-again.js';
import { wordFor } from '../../session/word-for.js';
import { type ReceiptQuery, useReceiptQuery } from './create-booking.generated.js';
import { words } from './receipt-words.js';
import './create-booking.css';

/** What the customer takes along, on a sheet or on the roll of a receipt printer. */
export default function ReceiptRoute() {
  const { bookingId = '' } = useParams();
  const result = useReceiptQuery({ variables: { id: bookingId }, fetchPolicy: 'network-only' });
  const back = { to: `/bookings/${bookingId}`, label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="booking.view" back={back}>
      <Loaded result={result} pick={(data) => data.booking} words={words}>
        {(booking, reload) => <Sheet booking={booking} reload={reload} />}
      </Loaded>
    </RecordGate>
  );
}

interface SheetProps {
  booking: NonNullable<ReceiptQuery['booking']>;
  reload: () => Promise<unknown>;
}

/** The paper and what one does with it; ticket codes that are given by hand come onto it by themselves. */
function Sheet({ booking, reload }: SheetProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { firstName, lastName } = useMe();
  const [paper, setPaper] = useQueryState('paper', parseAsStringLiteral(PAPERS).withDefault('A4'));
  useLookAgain(legsAwaitingCodes(booking.legs).length > 0, reload, SLOWLY_MS);
  return (
    <div className="back-office__stack">
      <div className="receipt__tools">
        {/* The next sale is one key away: Enter. */}
        <Button autoFocus onClick={() => void navigate('/search')}>
          <FormattedMessage {...words.next} />
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          <FormattedMessage {...words.print} />
        </Button>
        <SelectField
          label={intl.formatMessage(words.paper)}
          value={paper}
          options={[
            { value: 'A4', label: 'A4' },
            { value: '80mm', label: intl.formatMessage(words.narrow) },
          ]}
          onChange={({ currentTarget: { value } }) => void setPaper(value as Paper)}
        />
      </div>
      <Receipt
        booking={booking}
        paper={paper}
        seller={[firstName, lastName].filter(Boolean).join(' ')}
        feeName={(name) => wordFor(intl, feeWords, name)}
      />
    </div>
  );
}
