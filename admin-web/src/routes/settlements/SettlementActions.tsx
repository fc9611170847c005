import { useNotices } from '@naga/app-kit/NoticeArea';
import { useScope } from '@naga/app-kit/PermissionGate';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskFirst } from '../../features/action/AskFirst.js';
import { AskText } from '../../features/action/AskText.js';
import { useAttempt } from '../../session/use-attempt.js';
import { asMoney } from '../../session/as-money.js';
import { words } from './action-words.js';
import { payeeName } from './payee-words.js';
import {
  type Settlement_RecordFragment,
  useApproveSettlementMutation,
  usePaySettlementMutation,
  useReconcileSettlementMutation,
} from './settlements.generated.js';

const keep = <FormattedMessage {...words.keep} />;

/** The step that comes next for a statement, where it is the reader's to take. */
export function SettlementActions({ settlement }: { settlement: Settlement_RecordFragment }) {
  const agrees = useScope('settlement.agree') !== undefined;
  const pays = useScope('settlement.pay') !== undefined;
  if (settlement.state === 'CLOSED') return agrees && <Approve settlement={settlement} isPlatform={pays} />;
  if (!pays) return null;
  if (settlement.state === 'APPROVED') return <Pay settlement={settlement} />;
  return settlement.state === 'PAID' ? <Reconcile id={settlement.id} /> : null;
}

function Approve({
  settlement: { id, payee },
  isPlatform,
}: {
  settlement: Settlement_RecordFragment;
  isPlatform: boolean;
}) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [approve, { loading }] = useApproveSettlementMutation();
  const send = async () => {
    const done = await attempt(async () => (await approve({ variables: { id } })).data?.approveSettlement);
    if (done) notify(intl.formatMessage(done.state === 'APPROVED' ? words.approved : words.agreed));
  };
  return (
    <AskFirst
      label={<FormattedMessage {...words.approve} />}
      keep={keep}
      title={<FormattedMessage {...words.approveTitle} />}
      variant="primary"
      busy={loading}
      onSure={send}
    >
      <FormattedMessage {...words.approveText} />{' '}
      {isPlatform && <FormattedMessage {...(payee === 'OPERATOR' ? words.approveSecond : words.approveTwo)} />}
    </AskFirst>
  );
}

function Pay({ settlement }: { settlement: Settlement_RecordFragment }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [pay, { loading }] = usePaySettlementMutation();
  const { id, periodFrom, currency, totals } = settlement;
  return (
    <AskText
      label={<FormattedMessage {...words.pay} />}
      sure={<FormattedMessage {...words.pay} />}
      keep={keep}
      title={<FormattedMessage {...words.payTitle} />}
      confirm={{
        word: 'pay',
        of: [payeeName(intl, settlement), periodFrom.slice(0, 7), asMoney({ amount: totals.netPayment, currency })],
      }}
      variant="primary"
      busy={loading}
      fields={[
        {
          name: 'reference',
          label: intl.formatMessage(words.payReference),
          hint: intl.formatMessage(words.payReferenceHint),
          maxLength: 100,
          wrong: (text) => (text === '' ? intl.formatMessage(words.required) : undefined),
        },
      ]}
      onSure={async ({ reference }) => {
        const done = await attempt(async () => (await pay({ variables: { id, reference } })).data?.paySettlement);
        if (done) notify(intl.formatMessage(words.paid));
        return done !== undefined;
      }}
    >
      <FormattedMessage {...words.payText} />
    </AskText>
  );
}

function Reconcile({ id }: { id: string }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [reconcile, { loading }] = useReconcileSettlementMutation();
  const send = async () => {
    const done = await attempt(async () => (await reconcile({ variables: { id } })).data?.reconcileSettlement);
    if (done) notify(intl.formatMessage(words.reconciled));
  };
  return (
    <AskFirst
      label={<FormattedMessage {...words.reconcile} />}
      keep={keep}
      title={<FormattedMessage {...words.reconcileTitle} />}
      variant="primary"
      busy={loading}
      onSure={send}
    >
      <FormattedMessage {...words.reconcileText} />
    </AskFirst>
  );
}
