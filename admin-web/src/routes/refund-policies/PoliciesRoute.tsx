import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { ShortList } from '../../features/list/ShortList.js';
import { timeColumn } from '../../features/list/time-column.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { exchangeText, tiersText } from '../../session/terms-text.js';
import { placeOf } from './policy-place.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { type RefundPolicies_PolicyFragment, RefundPoliciesDocument } from './refund-policies.generated.js';
import { usePolicyRight } from '../../session/policy-right.js';
import { refundClassWords } from '../../features/fare/refund-class-words.js';
import { words } from './words.js';

const parsers = { operatorId: parseAsString, class: parseAsStringLiteral(['STANDARD', 'SAVER', 'FLEX']) };

/** What tickets are sold with now. */
export default function PoliciesRoute() {
  return (
    <PermissionGate permission="refund.policy" scopes={OPERATOR_SCOPES}>
      <Policies />
    </PermissionGate>
  );
}

function Policies() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const operators = useOperatorOptions();
  const right = usePolicyRight();
  return (
    <ShortList
      id="refund-policies"
      query={RefundPoliciesDocument}
      variablesOf={(page, pageSize) => ({ ...address.state, page, pageSize })}
      pick={({ refundPolicies }) => refundPolicies}
      words={words}
      add={right === undefined ? false : ''}
      address={address}
      filters={[
        { kind: 'choice', name: 'operatorId', label: intl.formatMessage(words.operator), options: operators },
        {
          kind: 'choice',
          name: 'class',
          label: intl.formatMessage(words.class),
          options: Object.entries(refundClassWords).map(([value, word]) => ({
            value,
            label: intl.formatMessage(word),
          })),
        },
      ]}
      columns={[
        { key: 'whose', title: intl.formatMessage(words.whose), text: (row) => placeOf(intl, row, operators) },
        {
          key: 'class',
          title: intl.formatMessage(words.class),
          text: (row) => intl.formatMessage(refundClassWords[row.class]),
        },
        { key: 'currency', title: intl.formatMessage(words.currency), text: ({ currency }) => currency },
        {
          key: 'steps',
          title: intl.formatMessage(words.steps),
          text: ({ tiers, currency }) => tiersText(intl, tiers, currency),
          wide: true,
        },
        {
          key: 'changes',
          title: intl.formatMessage(words.changes),
          text: ({ exchange, currency }) => exchangeText(intl, exchange, currency),
          wide: true,
        },
        { key: 'version', title: intl.formatMessage(words.version), text: ({ version }) => String(version) },
        {
          key: 'state',
          title: intl.formatMessage(words.state),
          text: ({ state }) => intl.formatMessage(state === 'COMING' ? words.isComing : words.isSold),
        },
        timeColumn({
          key: 'since',
          title: intl.formatMessage(words.since),
          of: ({ soldFrom }: RefundPolicies_PolicyFragment) => soldFrom,
        }),
      ]}
    />
  );
}
