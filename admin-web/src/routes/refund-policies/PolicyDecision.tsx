import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Decline } from '../../features/action/Decline.js';
import { RequestAnswers, useAnswer } from '../../features/action/RequestAnswers.js';
import {
  type PolicyRequests_RequestFragment,
  useDecideRefundPolicyMutation,
  useWithdrawRefundPolicyMutation,
} from './refund-policies.generated.js';
import { requestWords as words } from './request-words.js';

const AGAIN = {
  refetchQueries: ['PolicyRequests', 'RefundPolicyVersions', 'RefundPolicies', 'PoliciesToDecide'],
  awaitRefetchQueries: true,
};

export interface PolicyDecisionProps {
  request: Pick<PolicyRequests_RequestFragment, 'id' | 'canDecide' | 'canWithdraw' | 'isStale'>;
  onDone: () => void;
}

/** The answers a viewer may give to a version that waits; nothing where none is his. */
export function PolicyDecision({ request, onDone }: PolicyDecisionProps) {
  const { id, isStale } = request;
  const run = useAnswer(onDone);
  const [decide, deciding] = useDecideRefundPolicyMutation(AGAIN);
  const [withdraw, withdrawing] = useWithdrawRefundPolicyMutation(AGAIN);
  const busy = deciding.loading || withdrawing.loading;

  const decideWith = async (approve: boolean, answer: string | null) =>
    (await decide({ variables: { id, approve, answer } })).data?.decideRefundPolicy;

  return (
    <RequestAnswers
      request={request}
      busy={busy}
      withdraw={<FormattedMessage {...words.withdraw} />}
      onWithdraw={() =>
        run(async () => (await withdraw({ variables: { id } })).data?.withdrawRefundPolicy, words.withdrawn)
      }
    >
      {!isStale && (
        <Button variant="primary" busy={busy} onClick={() => void run(() => decideWith(true, null), words.approved)}>
          <FormattedMessage {...words.approve} />
        </Button>
      )}
      <Decline busy={busy} onDecline={(answer) => run(() => decideWith(false, answer), words.declined)} />
    </RequestAnswers>
  );
}
