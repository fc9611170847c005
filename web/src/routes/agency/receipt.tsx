import { legsAwaitingCodes } from '@naga/booking-flow/sale/awaited-codes.js';
import { type Paper, PAPERS, Receipt } from '@naga/booking-flow/sale/Receipt';
import { Button } from '@naga/ui/Button';
import { SelectField } from '@naga/ui/SelectField';
import { defineMessages, useIntl } from 'react-intl';
import { data, Link, useSearchParams } from 'react-router';
import accountClasses from '../../features/account/form/account.module.css';
import { SLOWLY_MS, useAskAgain } from '../../features/checkout/use-ask-again.js';
import { feeName } from '../../features/checkout/price-lines.js';
import { isBookingId } from '../../session/booking-token.js';
import { ask, type Failure } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { useMember } from '../../session/member.js';
import { PageHead } from '../../session/PageHead.js';
import type { Route } from './+types/receipt';
import { agencyBookingPath } from '../../features/checkout/agency-paths.js';
import classes from './agency.module.css';
import { AgencyReceiptDocument } from './agency.generated.js';
import { FocusedLink } from './FocusedLink.js';

const words = defineMessages({
  title: { id: 'agency.receipt.title', defaultMessage: 'Receipt' },
  next: { id: 'agency.receipt.next', defaultMessage: 'Next sale' },
  print: { id: 'agency.receipt.print', defaultMessage: 'Print' },
  booking: { id: 'agency.receipt.booking', defaultMessage: 'The booking' },
  paper: { id: 'agency.receipt.paper', defaultMessage: 'Paper' },
  roll: { id: 'agency.receipt.roll', defaultMessage: 'Receipt roll, 80 mm' },
});

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = params.booking_id;
  const { booking } = isBookingId(id) ? await ask(context, AgencyReceiptDocument, { id }) : { booking: null };
  if (booking === null) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  return { booking };
}

/** What the customer takes along. The next sale is one key away: Enter. */
export default function ReceiptPage({ loaderData: { booking } }: Route.ComponentProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const to = useLocalPath();
  const member = useMember();
  const [query, setQuery] = useSearchParams();
  // Its ticket codes are printed on it.
  useAskAgain(legsAwaitingCodes(booking.legs).length > 0, SLOWLY_MS);
  const paper = PAPERS.find((one) => one === query.get('paper')) ?? 'A4';
  return (
    <div className={accountClasses.wide}>
      <PageHead title={`${say(words.title)} ${booking.pnr}`} hidden />
      <div className={classes.tools}>
        <FocusedLink to={to('/agency/search')}>{say(words.next)}</FocusedLink>
        <Button variant="quiet" onClick={() => window.print()}>
          {say(words.print)}
        </Button>
        <Button as={Link} variant="quiet" to={to(agencyBookingPath(booking.id))}>
          {say(words.booking)}
        </Button>
        <SelectField
          label={say(words.paper)}
          value={paper}
          options={[
            { value: 'A4', label: 'A4' },
            { value: '80mm', label: say(words.roll) },
          ]}
          onChange={({ currentTarget: { value } }) =>
            setQuery({ paper: value as Paper }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      <Receipt
        booking={booking}
        paper={paper}
        seller={member === undefined ? '' : `${member.firstName} ${member.lastName}`}
        feeName={(name) => feeName(intl, name)}
      />
    </div>
  );
}
