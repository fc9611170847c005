import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { isRefused } from '../../session/refused.js';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { useDecideOverruleMutation, useWithdrawOverruleMutation } from './overrule.generated.js';

const words = defineMessages({
  approve: { id: 'admin.overrule.approve', defaultMessage: 'Approve and pay back' },
  refuse: { id: 'admin.overrule.refuse', defaultMessage: 'Refuse' },
  withdraw: { id: 'admin.overrule.withdraw', defaultMessage: 'Take the request back' },
  approved: { id: 'admin.overrule.approved', defaultMessage: 'Approved: the money is on its way.' },
  refused: { id: 'admin.overrule.refused', defaultMessage: 'The request is refused.' },
  withdrawn: { id: 'admin.overrule.withdrawn', defaultMessage: 'The request is taken back.' },
});

const AGAIN = { refetchQueries: ['Overrules', 'BookingDetail'], awaitRefetchQueries: true };

export interface OverruleDecisionProps {
  request: { id: string; canDecide: boolean; canWithdraw: boolean };
  onDone?: () => void;
}

/** The answers a viewer may give to a request that waits; nothing where none is his. */
export function OverruleDecision({ request: { id, canDecide, canWithdraw }, onDone }: OverruleDecisionProps) {
  const intl = useIntl();
  const { notify, oops } = useNotices();
  const [decide, deciding] = useDecideOverruleMutation(AGAIN);
  const [withdraw, withdrawing] = useWithdrawOverruleMutation(AGAIN);
  const busy = deciding.loading || withdrawing.loading;

  async function run(send: () => Promise<{ __typename: string } | null | undefined>, done: { id: string }) {
    try {
      const answer = await send();
      if (answer == null) return oops({});
      if (isRefused(answer)) return oops({ text: refusalText(intl, answer.code, answer.facts) });
      notify(intl.formatMessage(done));
      onDone?.();
    } catch {
      oops({});
    }
  }
  const answerWith = (approve: boolean) =>
    run(
      async () => (await decide({ variables: { id, approve } })).data?.decideOverrule,
      approve ? words.approved : words.refused,
    );

  if (!canDecide && !canWithdraw) return null;
  return (
    <div className="back-office__actions">
      {canDecide && (
        <>
          <Button variant="danger" busy={busy} onClick={() => void answerWith(true)}>
            <FormattedMessage {...words.approve} />
          </Button>
          <Button variant="quiet" busy={busy} onClick={() => void answerWith(false)}>
            <FormattedMessage {...words.refuse} />
          </Button>
        </>
      )}
      {canWithdraw && (
        <Button
          variant="quiet"
          busy={busy}
          onClick={() =>
            void run(async () => (await withdraw({ variables: { id } })).data?.withdrawOverrule, words.withdrawn)
          }
        >
          <FormattedMessage {...words.withdraw} />
        </Button>
      )}
    </div>
  );
}
