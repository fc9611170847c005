import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskText } from '../../features/action/AskText.js';
import { useAttempt } from '../../features/action/use-attempt.js';
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
export function PolicyDecision({ request: { id, canDecide, canWithdraw, isStale }, onDone }: PolicyDecisionProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [decide, deciding] = useDecideRefundPolicyMutation(AGAIN);
  const [withdraw, withdrawing] = useWithdrawRefundPolicyMutation(AGAIN);
  const busy = deciding.loading || withdrawing.loading;

  async function run(send: () => Promise<unknown>, done: (typeof words)['approved' | 'declined' | 'withdrawn']) {
    if ((await attempt(send)) === undefined) return false;
    notify(intl.formatMessage(done));
    onDone();
    return true;
  }
  const decideWith = async (approve: boolean, answer: string | null) =>
    (await decide({ variables: { id, approve, answer } })).data?.decideRefundPolicy;

  if (!canDecide && !canWithdraw) return null;
  return (
    <div className="back-office__actions">
      {canDecide && (
        <>
          {!isStale && (
            <Button
              variant="primary"
              busy={busy}
              onClick={() => void run(() => decideWith(true, null), words.approved)}
            >
              <FormattedMessage {...words.approve} />
            </Button>
          )}
          <AskText
            label={<FormattedMessage {...words.decline} />}
            title={<FormattedMessage {...words.decline} />}
            sure={<FormattedMessage {...words.decline} />}
            keep={<FormattedMessage {...words.later} />}
            fields={[
              {
                name: 'answer',
                label: intl.formatMessage(words.whyNot),
                hint: intl.formatMessage(words.whyNotHint),
                long: true,
                maxLength: 500,
                wrong: (text) => (text === '' ? intl.formatMessage(words.whyNotMissing) : undefined),
              },
            ]}
            busy={busy}
            onSure={({ answer }) => run(() => decideWith(false, answer), words.declined)}
          />
        </>
      )}
      {canWithdraw && (
        <Button
          variant="quiet"
          busy={busy}
          onClick={() =>
            void run(async () => (await withdraw({ variables: { id } })).data?.withdrawRefundPolicy, words.withdrawn)
          }
        >
          <FormattedMessage {...words.withdraw} />
        </Button>
      )}
    </div>
  );
}
