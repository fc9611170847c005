import { useNotices } from '@naga/app-kit/NoticeArea';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Card } from '@naga/ui/Card';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { AskText } from '../../features/action/AskText.js';
import { colleagueName } from '../../features/booking-words/origin-words.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { asMoney } from '../../session/as-money.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { useAttempt } from '../../session/use-attempt.js';
import {
  type AffiliateStatementQuery,
  useAffiliateStatementQuery,
  usePayAffiliateStatementMutation,
} from './affiliate-statements.generated.js';
import { AffiliateLines } from './AffiliateLines.js';
import { periodOf, StatementState } from './statement-columns.js';
import { words } from './words.js';

type Statement = NonNullable<AffiliateStatementQuery['affiliateStatement']>;

export default function AffiliateStatementRoute() {
  const { statementId = '' } = useParams();
  const back = { to: '/affiliate-statements', label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="settlement.view" scopes={['country', 'all']} back={back}>
      <Found key={statementId} id={statementId} />
    </RecordGate>
  );
}

function Found({ id }: { id: string }) {
  const result = useAffiliateStatementQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={(data) => data.affiliateStatement} words={words}>
      {(statement) => <StatementPage statement={statement} />}
    </Loaded>
  );
}

function StatementPage({ statement }: { statement: Statement }) {
  const intl = useIntl();
  const { id, name, code, state, amount, paidAt, paidBy, paymentReference } = statement;
  const facts = [
    { id: 'code', term: <FormattedMessage {...words.code} />, value: code },
    { id: 'amount', term: <FormattedMessage {...words.amount} />, value: asMoney(amount) },
    { id: 'paid', term: <FormattedMessage {...words.paidAt} />, value: paidAt && <LocalTime at={paidAt} /> },
    { id: 'by', term: <FormattedMessage {...words.paidBy} />, value: paidBy && colleagueName(intl, paidBy) },
    { id: 'reference', term: <FormattedMessage {...words.reference} />, value: paymentReference },
  ];
  return (
    <RecordView
      title={`${name} · ${periodOf(intl, statement)}`}
      sub={<StatementState state={state} />}
      actions={
        state === 'PAYABLE' && (
          <PermissionGate permission="settlement.pay" scopes={['country', 'all']} otherwise={null}>
            <Pay statement={statement} />
          </PermissionGate>
        )
      }
      data={statement}
      changes={<RecordTimeline entity="AffiliateStatement" rowId={id} />}
    >
      <Card kind="panel">
        <DefinitionList items={facts.filter(({ value }) => value !== null)} />
      </Card>
      <div className="back-office__stack">
        <section id="lines">
          <h2>
            <FormattedMessage {...words.lines} />
          </h2>
          <AffiliateLines statementId={id} />
        </section>
      </div>
    </RecordView>
  );
}

function Pay({ statement: { id, name, amount, periodTo } }: { statement: Statement }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [pay, { loading }] = usePayAffiliateStatementMutation();
  return (
    <AskText
      label={<FormattedMessage {...words.pay} />}
      sure={<FormattedMessage {...words.pay} />}
      keep={<FormattedMessage {...words.keep} />}
      title={<FormattedMessage {...words.payTitle} />}
      confirm={{ word: 'pay', of: [name, periodTo ?? '', asMoney(amount)] }}
      variant="primary"
      busy={loading}
      fields={[
        {
          name: 'reference',
          label: intl.formatMessage(words.reference),
          hint: intl.formatMessage(words.referenceHint),
          maxLength: 100,
          wrong: (text) => (text === '' ? intl.formatMessage(words.required) : undefined),
        },
      ]}
      onSure={async ({ reference }) => {
        const done = await attempt(
          async () => (await pay({ variables: { id, reference } })).data?.payAffiliateStatement,
        );
        if (done) notify(intl.formatMessage(words.written));
        return done !== undefined;
      }}
    >
      <FormattedMessage {...words.payText} />
    </AskText>
  );
}
