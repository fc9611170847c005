import { useNotices } from '@naga/app-kit/NoticeArea';
import { isLanguage } from '@naga/kernel/language.js';
import { useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import type { BookingDetailQuery } from './booking.generated.js';
import { useAcceptLegMutation, useRefuseLegMutation } from './operator-decision.generated.js';
import { OperatorDecision } from './OperatorDecision.js';
import { words } from './operator-decision-words.js';

type Booking = NonNullable<BookingDetailQuery['booking']>;
type Leg = Booking['legs'][number];

const isReturn = ({ direction }: Leg): boolean => direction.startsWith('RETURN');
const AGAIN = { refetchQueries: ['BookingDetail'], awaitRefetchQueries: true };

/** The rides of a booking whose operators still have to answer, and the reader's answers where they are his. */
export function OperatorDecisions({ booking }: { booking: Booking }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [accept, accepting] = useAcceptLegMutation(AGAIN);
  const [refuse, refusing] = useRefuseLegMutation(AGAIN);
  const nameOf = (name: Leg['fromName']) => (isLanguage(intl.locale) && name[intl.locale]) || name.en;

  async function decide(send: () => Promise<unknown>, done: typeof words.accepted) {
    const isDone = (await attempt(send)) !== undefined;
    if (isDone) notify(intl.formatMessage(done));
    return isDone;
  }

  const asked = booking.legs.filter(({ awaitsOperator }) => awaitsOperator);
  return asked.map((leg) => {
    const variables = { bookingId: booking.id, legId: leg.id };
    return (
      <OperatorDecision
        key={leg.id}
        pnr={booking.pnr}
        paid={booking.paid}
        from={nameOf(leg.fromLocationName)}
        to={nameOf(leg.toLocationName)}
        operator={leg.operatorName}
        confirmBy={leg.confirmBy ?? leg.departureTime}
        isMine={leg.awaitsViewer}
        isConnection={booking.legs.filter((other) => isReturn(other) === isReturn(leg)).length > 1}
        busy={accepting.loading || refusing.loading}
        onAccept={() => void decide(async () => (await accept({ variables })).data?.acceptLeg, words.accepted)}
        onRefuse={(reason) =>
          decide(async () => (await refuse({ variables: { ...variables, reason } })).data?.refuseLeg, words.refused)
        }
      />
    );
  });
}
