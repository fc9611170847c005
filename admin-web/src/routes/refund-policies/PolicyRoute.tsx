import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { exchangeText, tiersText } from '../../session/terms-text.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { placeOf } from './policy-place.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { valuesOf } from './policy-values.js';
import { PolicyForm } from './PolicyForm.js';
import { PolicyPill } from './PolicyPill.js';
import { PolicyPreview } from './PolicyPreview.js';
import {
  type RefundPolicies_PolicyFragment,
  useRefundPolicyVersionsQuery,
  useWaitingPolicyRequestQuery,
} from './refund-policies.generated.js';
import { usePolicyRight } from '../../session/policy-right.js';
import { WaitingRequest } from './WaitingRequest.js';
import { refundClassWords } from '../../features/fare/refund-class-words.js';
import { words } from './words.js';

type Policy = RefundPolicies_PolicyFragment;

/** A policy with all its versions, and the next one for who may write it. */
export default function PolicyRoute() {
  const { policyId = '' } = useParams();
  return (
    <RecordGate
      permission="refund.policy"
      scopes={OPERATOR_SCOPES}
      back={{ to: '/refund-policies', label: <FormattedMessage {...words.back} /> }}
    >
      <Versions id={policyId} />
    </RecordGate>
  );
}

function Versions({ id }: { id: string }) {
  const result = useRefundPolicyVersionsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      result={result}
      pick={({ refundPolicyVersions: versions }) => (versions[0] ? { newest: versions[0], versions } : null)}
      words={words}
    >
      {({ newest, versions }) => <PolicyPage newest={newest} versions={versions} />}
    </Loaded>
  );
}

function PolicyPage({ newest, versions }: { newest: Policy; versions: readonly Policy[] }) {
  const intl = useIntl();
  const operators = useOperatorOptions();
  const right = usePolicyRight();
  const owned = useOwnOperators(right?.permission ?? 'pricing.edit');
  const sold = versions.find(({ state }) => state === 'SOLD') ?? newest;
  const isOwn = right?.scope === 'all' || owned.some(({ value }) => value === newest.operatorId);
  const mayAsk = right !== undefined && isOwn;
  const { data } = useWaitingPolicyRequestQuery({
    variables: { policyId: newest.id },
    skip: !mayAsk,
    fetchPolicy: 'cache-and-network',
  });
  const waiting = data?.refundPolicyRequests.rows[0];
  return (
    <RecordView
      title={placeOf(intl, newest, operators)}
      sub={`${intl.formatMessage(refundClassWords[newest.class])} · ${newest.currency}`}
      data={newest}
      changes={<RecordTimeline entity="RefundPolicy" rowId={newest.id} />}
    >
      <div className="back-office__stack">
        {waiting !== undefined && <WaitingRequest request={waiting} />}
        <PolicyPreview tiers={sold.tiers} exchange={sold.exchange} currency={sold.currency} />
        <VersionTable versions={versions} />
        {mayAsk && (right.may === 'write' || waiting === undefined) && (
          <section>
            <h2>
              <FormattedMessage {...(right.may === 'ask' ? words.askNewVersion : words.newVersion)} />
            </h2>
            <p>
              <FormattedMessage {...(right.may === 'ask' ? words.askAbout : words.newVersionAbout)} />
            </p>
            <PolicyForm key={newest.id} initial={valuesOf(newest)} version={newest.version} right={right} />
          </section>
        )}
      </div>
    </RecordView>
  );
}

function VersionTable({ versions }: { versions: readonly Policy[] }) {
  const intl = useIntl();
  const titles = [words.version, words.class, words.steps, words.changes, words.since];
  return (
    <section>
      <h2>
        <FormattedMessage {...words.versions} />
      </h2>
      <div className="back-office__scroll" tabIndex={0} role="region" aria-label={intl.formatMessage(words.versions)}>
        <table className="back-office__table">
          <thead>
            <tr>
              {titles.map((word) => (
                <th key={word.id} scope="col">
                  <FormattedMessage {...word} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {versions.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <FormattedMessage {...words.versionOf} values={{ version: row.version }} />{' '}
                  {row.state !== 'PAST' && <PolicyPill state={row.state} />}
                </th>
                <td>{intl.formatMessage(refundClassWords[row.class])}</td>
                <td className="refund-policies__tiers">{tiersText(intl, row.tiers, row.currency)}</td>
                <td>{exchangeText(intl, row.exchange, row.currency)}</td>
                <td>
                  <LocalTime at={row.soldFrom} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
