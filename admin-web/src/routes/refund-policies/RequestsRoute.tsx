import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { parseAsBoolean, parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useOpenedRow } from '../../features/list/use-opened-row.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { askedColumns } from '../../records/asked-columns.js';
import { askedWords } from '../../features/overrule/asked-words.js';
import { overruleStateWords } from '../../features/overrule/overrule-words.js';
import { usePolicyRight } from '../../session/policy-right.js';
import { exchangeText, tiersText } from '../../session/terms-text.js';
import { placeOf } from './policy-place.js';
import { PolicyRequestsDocument, type PolicyRequestsQuery } from './refund-policies.generated.js';
import { RequestDialog } from './RequestDialog.js';
import { requestWords } from './request-words.js';
import { refundClassWords } from '../../features/fare/refund-class-words.js';
import { words } from './words.js';

type Row = PolicyRequestsQuery['refundPolicyRequests']['rows'][number];
const STATES = ['waiting', 'done', 'refused', 'withdrawn'] as const;
const parsers = { state: parseAsStringLiteral(STATES), toDecide: parseAsBoolean };

/** Versions of refund policies that wait for a second person, and what became of the others. */
export default function RequestsRoute() {
  return (
    <PermissionGate permission="pricing.ask" scopes={OPERATOR_SCOPES}>
      <Requests />
    </PermissionGate>
  );
}

function Requests() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const operators = useOperatorOptions();
  const decides = usePolicyRight()?.may === 'write';
  const { state, toDecide } = address.state;
  const list = useList(
    PolicyRequestsDocument,
    address,
    (page, pageSize) => ({ state, toDecide: decides && toDecide, page, pageSize }),
    ({ refundPolicyRequests }) => refundPolicyRequests,
  );
  const { opened, openAt, close } = useOpenedRow(list.answer.list?.rows);
  const view = (id: 'Waiting' | 'Done' | 'Refused', filter: (typeof STATES)[number]) => ({
    id: filter,
    label: intl.formatMessage(askedWords[`view${id}`]),
    filters: { state: filter },
  });
  return (
    <>
      <ListScreen
        id="policy-requests"
        title={intl.formatMessage(requestWords.title)}
        total={requestWords.total}
        address={address}
        {...list}
        rowId={({ id }) => id}
        openAt={openAt}
        views={[
          { id: 'all', label: intl.formatMessage(askedWords.viewAll), filters: {} },
          ...(decides
            ? [{ id: 'toDecide', label: intl.formatMessage(askedWords.viewToDecide), filters: { toDecide: true } }]
            : []),
          view('Waiting', 'waiting'),
          view('Done', 'done'),
          view('Refused', 'refused'),
        ]}
        columns={[
          { key: 'whose', title: intl.formatMessage(words.whose), text: (row) => placeOf(intl, row, operators) },
          {
            key: 'class',
            title: intl.formatMessage(words.class),
            text: (row) => intl.formatMessage(refundClassWords[row.class]),
          },
          {
            key: 'steps',
            title: intl.formatMessage(words.steps),
            text: ({ tiers, currency }) => tiersText(intl, tiers, currency),
          },
          {
            key: 'changes',
            title: intl.formatMessage(words.changes),
            text: ({ exchange, currency }) => exchangeText(intl, exchange, currency),
          },
          { key: 'reason', title: intl.formatMessage(askedWords.reason), text: ({ reason }) => reason, hidden: true },
          ...askedColumns<Row>(intl),
          {
            key: 'state',
            title: intl.formatMessage(askedWords.state),
            text: (row) => intl.formatMessage(overruleStateWords[row.state]),
          },
        ]}
        empty={{ title: requestWords.none, text: requestWords.noneText }}
      />
      {opened !== undefined && <RequestDialog key={opened.id} request={opened} onClose={close} />}
    </>
  );
}
