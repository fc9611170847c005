import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { Loaded } from '../../features/record/Loaded.js';
import { colleagueName } from '../../features/booking-words/origin-words.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { monthOf } from './settlement-columns.js';
import { payeeName } from './payee-words.js';
import { SettlementActions } from './SettlementActions.js';
import { SettlementLines } from './SettlementLines.js';
import { SettlementState } from './SettlementState.js';
import { Sums } from './SettlementSums.js';
import { type Settlement_RecordFragment, useSettlementQuery } from './settlements.generated.js';
import { words } from './words.js';

export default function SettlementRoute() {
  const { settlementId = '' } = useParams();
  const back = { to: '/settlements', label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="settlement.view" scopes={DRIVING_SCOPES} back={back}>
      <Settlement key={settlementId} id={settlementId} />
    </RecordGate>
  );
}

function Settlement({ id }: { id: string }) {
  const result = useSettlementQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={(data) => data.settlement} words={words}>
      {(settlement) => <SettlementPage settlement={settlement} />}
    </Loaded>
  );
}

function SettlementPage({ settlement }: { settlement: Settlement_RecordFragment }) {
  const intl = useIntl();
  const { operatorId } = settlement;
  return (
    <RecordView
      title={
        <FormattedMessage
          {...words.statement}
          values={{ operator: payeeName(intl, settlement), month: monthOf(settlement) }}
        />
      }
      sub={<SettlementState state={settlement.state} />}
      actions={
        <>
          <SettlementActions settlement={settlement} />
          {operatorId !== null && (
            <Button as={Link} variant="quiet" to={`/operators/balance/${operatorId}`}>
              <FormattedMessage {...words.balanceOf} />
            </Button>
          )}
          <Button variant="quiet" onClick={() => print()}>
            <FormattedMessage {...words.print} />
          </Button>
        </>
      }
      data={settlement}
      changes={<RecordTimeline entity="Settlement" rowId={settlement.id} />}
    >
      <div className="back-office__columns">
        <div className="back-office__stack">
          <section>
            <h2>
              <FormattedMessage {...words.sums} />
            </h2>
            <Sums settlement={settlement} />
          </section>
        </div>
        <div className="back-office__stack">
          <section>
            <h2>
              <FormattedMessage {...words.course} />
            </h2>
            <Course settlement={settlement} />
          </section>
        </div>
      </div>
      <div className="back-office__stack">
        <section id="lines">
          <h2>
            <FormattedMessage {...words.lines} />
          </h2>
          <SettlementLines settlement={settlement} />
        </section>
      </div>
    </RecordView>
  );
}

function Course({ settlement }: { settlement: Settlement_RecordFragment }) {
  const intl = useIntl();
  const { approvals, closedAt, approvedAt, paidAt, paidBy, paymentReference, reconciledAt } = settlement;
  const when = (at: string | null) => (at === null ? intl.formatMessage(words.notYet) : <LocalTime at={at} />);
  const agreed = approvals.map(({ by, side, at }) => (
    <div key={by.id}>
      <FormattedMessage
        {...words.agreed}
        values={{
          name: colleagueName(intl, by),
          who: intl.formatMessage(side === 'OPERATOR' ? words.forOperator : words.forPlatform),
          stamp: <LocalTime at={at} />,
        }}
      />
    </div>
  ));
  return (
    <Card kind="panel">
      <DefinitionList
        items={[
          { id: 'closed', term: <FormattedMessage {...words.closed} />, value: when(closedAt) },
          {
            id: 'approved',
            term: <FormattedMessage {...words.approved} />,
            value: (
              <>
                {when(approvedAt)}
                {agreed}
              </>
            ),
          },
          {
            id: 'paid',
            term: <FormattedMessage {...words.paid} />,
            value: [when(paidAt), ...(paidBy ? [colleagueName(intl, paidBy)] : [])].join(' · '),
          },
          { id: 'reference', term: <FormattedMessage {...words.reference} />, value: paymentReference },
          { id: 'reconciled', term: <FormattedMessage {...words.reconciled} />, value: when(reconciledAt) },
        ]}
      />
    </Card>
  );
}
