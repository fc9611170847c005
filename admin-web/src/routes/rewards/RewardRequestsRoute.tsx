import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Dialog } from '@naga/ui/Dialog';
import { parseAsBoolean, parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { colleagueName } from '../../features/booking-words/origin-words.js';
import { useListAddress } from '../../features/list/list-address.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useOpenedRow } from '../../features/list/use-opened-row.js';
import { askedWords } from '../../features/overrule/asked-words.js';
import { overruleStateWords } from '../../features/overrule/overrule-words.js';
import { askedColumns } from '../../records/asked-columns.js';
import { PointsDecision } from './PointsDecision.js';
import { type RewardRequest_RowFragment, RewardRequestsDocument } from './rewards.generated.js';
import { codeWords, REWARD_SCOPES, words } from './words.js';

const STATES = ['waiting', 'done', 'refused', 'withdrawn'] as const;
const parsers = { state: parseAsStringLiteral(STATES), toDecide: parseAsBoolean };

/** Points that wait for a second person, and what became of the others. */
export default function RewardRequestsRoute() {
  return (
    <PermissionGate permission="reward.manage" scopes={REWARD_SCOPES}>
      <Requests />
    </PermissionGate>
  );
}

function Requests() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const { state, toDecide } = address.state;
  const list = useList(
    RewardRequestsDocument,
    address,
    (page, pageSize) => ({ state, toDecide, page, pageSize }),
    ({ rewardRequests }) => rewardRequests,
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
        id="reward-requests"
        title={intl.formatMessage(words.requests)}
        total={words.requestsTotal}
        address={address}
        {...list}
        rowId={({ id }) => id}
        openAt={openAt}
        views={[
          { id: 'all', label: intl.formatMessage(askedWords.viewAll), filters: {} },
          { id: 'toDecide', label: intl.formatMessage(askedWords.viewToDecide), filters: { toDecide: true } },
          view('Waiting', 'waiting'),
          view('Done', 'done'),
          view('Refused', 'refused'),
        ]}
        columns={[
          { key: 'owner', title: intl.formatMessage(words.owner), text: ({ owner }) => colleagueName(intl, owner) },
          {
            key: 'points',
            title: intl.formatMessage(words.points),
            text: ({ points }) => String(points),
            render: ({ points }) => formatCount(points),
            align: 'right',
          },
          { key: 'why', title: intl.formatMessage(words.why), text: ({ why }) => intl.formatMessage(codeWords[why]) },
          ...askedColumns<RewardRequest_RowFragment>(intl),
          {
            key: 'state',
            title: intl.formatMessage(askedWords.state),
            text: (row) => intl.formatMessage(overruleStateWords[row.state]),
          },
        ]}
        empty={{ title: words.noRequests, text: words.noRequestsText }}
      />
      {opened !== undefined && <RequestDialog key={opened.id} request={opened} onClose={close} />}
    </>
  );
}

function RequestDialog({ request, onClose }: { request: RewardRequest_RowFragment; onClose: () => void }) {
  const intl = useIntl();
  const { owner, points, why, note, answer, askedBy, state } = request;
  const name = colleagueName(intl, owner);
  return (
    <Dialog open title={intl.formatMessage(words.of, { name })} onClose={onClose}>
      <div className="back-office__stack">
        <DefinitionList
          items={[
            {
              id: 'state',
              term: intl.formatMessage(askedWords.state),
              value: intl.formatMessage(overruleStateWords[state]),
            },
            { id: 'points', term: intl.formatMessage(words.points), value: formatCount(points) },
            { id: 'why', term: intl.formatMessage(words.why), value: intl.formatMessage(codeWords[why]) },
            { id: 'note', term: intl.formatMessage(askedWords.reason), value: note },
            { id: 'askedBy', term: intl.formatMessage(askedWords.askedBy), value: colleagueName(intl, askedBy) },
            ...(answer === null ? [] : [{ id: 'answer', term: intl.formatMessage(words.whyNot), value: answer }]),
          ]}
        />
        <Link to={`/rewards?user=${owner.id}`}>{intl.formatMessage(words.of, { name })}</Link>
        <PointsDecision request={request} onDone={onClose} />
      </div>
    </Dialog>
  );
}
