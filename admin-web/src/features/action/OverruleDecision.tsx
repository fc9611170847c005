import { asMoney } from '../../session/as-money.js';
import { Button } from '@naga/ui/Button';
import { defineMessages, FormattedMessage } from 'react-intl';
import { ConfirmTyped } from './ConfirmTyped.js';
import { RequestAnswers, useAnswer } from './RequestAnswers.js';
import { useDecideOverruleMutation, useWithdrawOverruleMutation } from './decide-overrule.generated.js';

const words = defineMessages({
  approve: { id: 'admin.overrule.approve', defaultMessage: 'Approve and pay back' },
  refuse: { id: 'admin.overrule.refuse', defaultMessage: 'Refuse' },
  withdraw: { id: 'admin.overrule.withdraw', defaultMessage: 'Take the request back' },
  approveText: {
    id: 'admin.overrule.approve-text',
    defaultMessage: 'The seats are cancelled at once and the money goes back. This cannot be taken back.',
  },
  later: { id: 'admin.overrule.later', defaultMessage: 'Decide later' },
  approved: { id: 'admin.overrule.approved', defaultMessage: 'Approved: the money is on its way.' },
  refused: { id: 'admin.overrule.refused', defaultMessage: 'The request is refused.' },
  withdrawn: { id: 'admin.overrule.withdrawn', defaultMessage: 'The request is taken back.' },
});

const AGAIN = { refetchQueries: ['Overrules', 'BookingDetail'], awaitRefetchQueries: true };

export interface OverruleDecisionProps {
  request: {
    id: string;
    pnr: string;
    seats: readonly string[];
    amount: { amount: number; currency: string };
    canDecide: boolean;
    canWithdraw: boolean;
  };
  onDone?: () => void;
}

/** The answers a viewer may give to a request that waits; nothing where none is his. */
export function OverruleDecision({ request, onDone }: OverruleDecisionProps) {
  const { id, pnr, seats, amount } = request;
  const answer = useAnswer(onDone);
  const [decide, deciding] = useDecideOverruleMutation(AGAIN);
  const [withdraw, withdrawing] = useWithdrawOverruleMutation(AGAIN);
  const busy = deciding.loading || withdrawing.loading;

  const answerWith = (approve: boolean) =>
    answer(
      async () => (await decide({ variables: { id, approve } })).data?.decideOverrule,
      approve ? words.approved : words.refused,
    );

  return (
    <RequestAnswers
      request={request}
      busy={busy}
      withdraw={<FormattedMessage {...words.withdraw} />}
      onWithdraw={() =>
        answer(async () => (await withdraw({ variables: { id } })).data?.withdrawOverrule, words.withdrawn)
      }
    >
      <ConfirmTyped
        variant="danger"
        label={<FormattedMessage {...words.approve} />}
        keep={<FormattedMessage {...words.later} />}
        title={<FormattedMessage {...words.approve} />}
        confirm={{
          word: 'refund',
          of: [pnr, seats.join(', '), asMoney(amount)],
        }}
        busy={busy}
        onSure={() => answerWith(true)}
      >
        <FormattedMessage {...words.approveText} />
      </ConfirmTyped>
      <Button variant="quiet" busy={busy} onClick={() => void answerWith(false)}>
        <FormattedMessage {...words.refuse} />
      </Button>
    </RequestAnswers>
  );
}
