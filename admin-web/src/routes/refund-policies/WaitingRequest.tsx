import { Notice } from '@naga/ui/Notice';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl, type PrimitiveType } from 'react-intl';
import { Link } from 'react-router';
import { colleagueName } from '../../features/booking-words/origin-words.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import type { WaitingPolicyRequestQuery } from './refund-policies.generated.js';

type Request = WaitingPolicyRequestQuery['refundPolicyRequests']['rows'][number];

const words = defineMessages<
  { asked: { who: string; at: PrimitiveType; reason: string } } & Record<
    'title' | 'ownTitle' | 'decide' | 'look' | 'ownLook',
    NoMessageValues
  >
>({
  title: { id: 'admin.policy-waiting.title', defaultMessage: 'Another version waits for a second person' },
  ownTitle: { id: 'admin.policy-waiting.own-title', defaultMessage: 'Your version waits for a second person' },
  asked: { id: 'admin.policy-waiting.asked', defaultMessage: '{who} asked for it on {at}: {reason}' },
  decide: { id: 'admin.policy-waiting.decide', defaultMessage: 'Look at it and decide' },
  look: { id: 'admin.policy-waiting.look', defaultMessage: 'Look at the request' },
  ownLook: { id: 'admin.policy-waiting.own-look', defaultMessage: 'Look at it, or take it back' },
});

/** A version of a policy that somebody asked for and nobody has decided: whose it is, and the way to it. */
export function WaitingRequest({ request }: { request: Request }) {
  const intl = useIntl();
  const { id, askedBy, askedAt, reason, canDecide, canWithdraw } = request;
  const values = { who: colleagueName(intl, askedBy), at: <LocalTime at={askedAt} />, reason };
  return (
    <Notice title={intl.formatMessage(canWithdraw ? words.ownTitle : words.title)}>
      <p>
        <FormattedMessage {...words.asked} values={values} />
      </p>
      <p>
        <Link to={`/refund-policies/requests?state=waiting&request=${id}`}>
          <FormattedMessage {...(canDecide ? words.decide : canWithdraw ? words.ownLook : words.look)} />
        </Link>
      </p>
    </Notice>
  );
}
