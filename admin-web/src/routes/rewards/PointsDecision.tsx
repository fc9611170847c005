import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Decline } from '../../features/action/Decline.js';
import { RequestAnswers, useAnswer } from '../../features/action/RequestAnswers.js';
import {
  type RewardRequest_RowFragment,
  useDecidePointsMutation,
  useWithdrawPointsMutation,
} from './rewards.generated.js';
import { words } from './words.js';

const AGAIN = { refetchQueries: ['RewardRequests'], awaitRefetchQueries: true };

export interface PointsDecisionProps {
  request: Pick<RewardRequest_RowFragment, 'id' | 'canDecide' | 'canWithdraw'>;
  onDone: () => void;
}

/** The answers a viewer may give to points that wait; nothing where none is his. */
export function PointsDecision({ request, onDone }: PointsDecisionProps) {
  const { id } = request;
  const run = useAnswer(onDone);
  const [decide, deciding] = useDecidePointsMutation(AGAIN);
  const [withdraw, withdrawing] = useWithdrawPointsMutation(AGAIN);
  const busy = deciding.loading || withdrawing.loading;
  const decideWith = async (approve: boolean, answer: string | null) =>
    (await decide({ variables: { id, approve, answer } })).data?.decidePoints;
  return (
    <RequestAnswers
      request={request}
      busy={busy}
      withdraw={<FormattedMessage {...words.withdraw} />}
      onWithdraw={() => run(async () => (await withdraw({ variables: { id } })).data?.withdrawPoints, words.withdrawn)}
    >
      <Button variant="primary" busy={busy} onClick={() => void run(() => decideWith(true, null), words.approved)}>
        <FormattedMessage {...words.approve} />
      </Button>
      <Decline busy={busy} onDecline={(answer) => run(() => decideWith(false, answer), words.declined)} />
    </RequestAnswers>
  );
}
