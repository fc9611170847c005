import { refusalText } from '@naga/app-kit/refusal-texts.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { passengersPath } from '../../features/checkout/paths.js';
import { useLocalPath } from '../../session/language.js';
import { words } from './seats-words.js';

/** What an account holds instead, of TOO_MANY_HELD. */
const otherHolds = ({ holds }: Refusal['facts']) =>
  Array.isArray(holds) ? (holds as { bookingId: string; pnr: string }[]) : [];

/** Why nothing is held, and the way to what stands in its way. */
export function RefusedHold({ refusal: { code, facts } }: { refusal: Refusal }) {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <Notice tone="bad" live="alert">
      <p>{refusalText(intl, code, facts)}</p>
      {otherHolds(facts).map(({ bookingId, pnr }) => (
        <p key={bookingId}>
          <Link to={to(passengersPath(bookingId))}>{intl.formatMessage(words.goOn, { pnr })}</Link>
        </p>
      ))}
      <p>{intl.formatMessage(words.cleared)}</p>
    </Notice>
  );
}
