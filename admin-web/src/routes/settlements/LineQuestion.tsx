import { amountToType, type Currency, typedAmount } from '@naga/kernel/money.js';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { useScope } from '@naga/app-kit/PermissionGate';
import { FormattedMessage, useIntl } from 'react-intl';
import { entryConfirmed } from '../../features/action/confirmed.js';
import { AskText } from '../../features/action/AskText.js';
import { useAttempt } from '../../session/use-attempt.js';
import { problemWords } from '../../session/problem-words.js';
import { asMoney } from '../../session/as-money.js';
import { words } from './action-words.js';
import {
  type Settlement_LineFragment,
  type Settlement_RecordFragment,
  useAnswerSettlementDisputeMutation,
  useDisputeSettlementLineMutation,
} from './settlements.generated.js';

const AGAIN = { refetchQueries: ['SettlementLines'], awaitRefetchQueries: true };
const keep = <FormattedMessage {...words.keep} />;

/** What was asked about a line and answered, and what the reader may do about it. */
export function LineQuestion({
  line,
  settlement,
}: {
  line: Settlement_LineFragment;
  settlement: Settlement_RecordFragment;
}) {
  const asks = useScope('settlement.agree') !== undefined;
  const answers = useScope('settlement.pay') !== undefined;
  const { dispute } = line;
  if (dispute === null) {
    const { payee, state } = settlement;
    const isOpen = payee === 'OPERATOR' && (state === 'CLOSED' || state === 'DISPUTED');
    return asks && isOpen ? <Ask lineId={line.id} /> : null;
  }
  return (
    <div className="back-office__stack">
      <span>{dispute.reason}</span>
      {dispute.answer !== null && <strong>{dispute.answer}</strong>}
      {dispute.granted !== null && dispute.granted.amount !== 0 && (
        <FormattedMessage {...words.grantedAmount} values={{ amount: asMoney(dispute.granted) }} />
      )}
      {dispute.answer === null && dispute.proposal !== null && (
        <FormattedMessage {...words.proposed} values={{ amount: asMoney(dispute.proposal.granted) }} />
      )}
      {dispute.answer === null && answers && <Answer dispute={dispute} line={line} open={settlement.openDisputes} />}
    </div>
  );
}

function Ask({ lineId }: { lineId: string }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [dispute, { loading }] = useDisputeSettlementLineMutation(AGAIN);
  return (
    <AskText
      label={<FormattedMessage {...words.ask} />}
      sure={<FormattedMessage {...words.ask} />}
      keep={keep}
      title={<FormattedMessage {...words.askTitle} />}
      size="small"
      busy={loading}
      fields={[
        {
          name: 'reason',
          label: intl.formatMessage(words.reason),
          long: true,
          maxLength: 500,
          wrong: (text) => (text === '' ? intl.formatMessage(words.required) : undefined),
        },
      ]}
      onSure={async ({ reason }) => {
        const variables = { lineId, reason };
        const done = await attempt(async () => (await dispute({ variables })).data?.disputeSettlementLine);
        if (done) notify(intl.formatMessage(words.asked));
        return done !== undefined;
      }}
    >
      <FormattedMessage {...words.askText} />
    </AskText>
  );
}

interface AnswerProps {
  dispute: NonNullable<Settlement_LineFragment['dispute']>;
  line: Settlement_LineFragment;
  /** Questions of the statement that wait. */
  open: number;
}

/**
 * What it grants is a line of a statement, and no line is ever taken back: then a word is typed first. The question still
 * waits where that takes a second person.
 */
function Answer({ dispute, line, open }: AnswerProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [answer, { loading }] = useAnswerSettlementDisputeMutation(AGAIN);
  const currency = line.amount.currency as Currency;
  const minorOf = (typed: string) => typedAmount(typed, currency) ?? 0;
  return (
    <AskText
      label={<FormattedMessage {...words.answer} />}
      sure={<FormattedMessage {...words.answer} />}
      keep={keep}
      title={<FormattedMessage {...words.answerTitle} />}
      size="small"
      busy={loading}
      confirm={({ granted }) => entryConfirmed([line.pnr ?? ''], { amount: minorOf(granted), currency })}
      fields={[
        {
          name: 'answer',
          label: intl.formatMessage(words.answerField),
          long: true,
          maxLength: 500,
          wrong: (text) => (text === '' ? intl.formatMessage(words.required) : undefined),
        },
        {
          name: 'granted',
          label: intl.formatMessage(words.granted),
          hint: intl.formatMessage(words.grantedHint),
          maxLength: 13,
          inputMode: 'decimal',
          initial:
            dispute.proposal === null ? '0' : amountToType({ amount: dispute.proposal.granted.amount, currency }),
          wrong: (text) =>
            typedAmount(text, currency) === undefined ? intl.formatMessage(problemWords.AMOUNT) : undefined,
        },
      ]}
      onSure={async (typed) => {
        const variables = { disputeId: dispute.id, answer: typed.answer, granted: minorOf(typed.granted) };
        const done = await attempt(async () => (await answer({ variables })).data?.answerSettlementDispute);
        if (done) notify(intl.formatMessage(done.openDisputes < open ? words.answered : words.secondGrants));
        return done !== undefined;
      }}
    />
  );
}
