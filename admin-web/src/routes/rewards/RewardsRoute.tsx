import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { colleagueName } from '../../features/booking-words/origin-words.js';
import { useListAddress } from '../../features/list/list-address.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { timeColumn } from '../../features/list/time-column.js';
import { useList } from '../../features/list/use-list.js';
import { PersonPoints } from './PersonPoints.js';
import { RewardMovementsDocument, type RewardMovementsQuery } from './rewards.generated.js';
import { RewardSums } from './RewardSums.js';
import { codeWords, KINDS, kindWords, REWARD_SCOPES, words } from './words.js';

type Row = RewardMovementsQuery['rewardMovements']['rows'][number];
const RIDES = ['BUS', 'TAXI', 'FERRY'] as const;
const YES_NO = ['yes', 'no'] as const;

const parsers = {
  user: parseAsString,
  kind: parseAsStringLiteral(KINDS),
  ride: parseAsStringLiteral(RIDES),
  rebooked: parseAsStringLiteral(YES_NO),
  from: parseAsString,
  until: parseAsString,
};

/** Movements of everybody's points, or of one person's (specification, section 2: rewards). */
export default function RewardsRoute() {
  return (
    <PermissionGate permission="reward.manage" scopes={REWARD_SCOPES}>
      <Movements />
    </PermissionGate>
  );
}

const rideName = (intl: IntlShape, ride: string | null): string =>
  ride === 'BUS' || ride === 'TAXI' || ride === 'FERRY' ? intl.formatMessage(words[ride]) : '';

const noteText = (intl: IntlShape, note: string | null): string =>
  note !== null && note in codeWords ? intl.formatMessage(codeWords[note as keyof typeof codeWords]) : (note ?? '');

const columnsOf = (intl: IntlShape): ListColumn<Row>[] => [
  timeColumn({ key: 'at', title: intl.formatMessage(words.at), of: ({ at }) => at }),
  {
    key: 'owner',
    title: intl.formatMessage(words.owner),
    text: ({ owner }) => colleagueName(intl, owner),
    render: ({ owner }) => <Link to={`/users/${owner.id}`}>{colleagueName(intl, owner)}</Link>,
  },
  { key: 'kind', title: intl.formatMessage(words.kind), text: ({ kind }) => intl.formatMessage(kindWords[kind]) },
  {
    key: 'points',
    title: intl.formatMessage(words.points),
    text: ({ points }) => String(points),
    render: ({ points }) => formatCount(points),
    align: 'right',
  },
  {
    key: 'booking',
    title: intl.formatMessage(words.booking),
    text: ({ pnr, bookingId }) => pnr ?? bookingId ?? '',
    render: ({ pnr, bookingId }) =>
      bookingId === null ? null : <Link to={`/bookings/${bookingId}`}>{pnr ?? bookingId}</Link>,
  },
  { key: 'ride', title: intl.formatMessage(words.ride), text: ({ transportType }) => rideName(intl, transportType) },
  {
    key: 'rebooked',
    title: intl.formatMessage(words.rebooked),
    text: ({ isRebooked }) => (isRebooked ? intl.formatMessage(words.rebookedYes) : ''),
  },
  timeColumn({ key: 'until', title: intl.formatMessage(words.until), of: ({ expiresAt }) => expiresAt }),
  { key: 'why', title: intl.formatMessage(words.why), text: ({ note }) => noteText(intl, note) },
];

function Movements() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const { user, kind, ride, rebooked, from, until } = address.state;
  const filter = {
    accountId: user,
    kind,
    transportType: ride,
    isRebooked: rebooked === null ? null : rebooked === 'yes',
    from,
    until,
  };
  const list = useList(
    RewardMovementsDocument,
    address,
    (page, pageSize) => ({ ...filter, page, pageSize }),
    ({ rewardMovements }) => rewardMovements,
  );
  const choice = <Name extends string>(names: readonly Name[], label: (name: Name) => string) =>
    names.map((value) => ({ value, label: label(value) }));
  return (
    <>
      {user !== null && <PersonPoints accountId={user} />}
      <ListScreen
        id="rewards"
        title={intl.formatMessage(words.title)}
        total={words.total}
        address={address}
        {...list}
        rowId={({ id }) => id}
        filters={[
          {
            kind: 'choice',
            name: 'kind',
            label: intl.formatMessage(words.kind),
            options: choice(KINDS, (name) => intl.formatMessage(kindWords[name])),
          },
          {
            kind: 'choice',
            name: 'ride',
            label: intl.formatMessage(words.ride),
            options: choice(RIDES, (name) => intl.formatMessage(words[name])),
          },
          {
            kind: 'choice',
            name: 'rebooked',
            label: intl.formatMessage(words.rebooked),
            options: choice(YES_NO, (name) =>
              intl.formatMessage(name === 'yes' ? words.rebookedYes : words.rebookedNo),
            ),
          },
          { kind: 'date', name: 'from', label: intl.formatMessage(words.from) },
          { kind: 'date', name: 'until', label: intl.formatMessage(words.to) },
        ]}
        columns={columnsOf(intl)}
        empty={{ title: words.none, text: words.noneText }}
      />
      <RewardSums sums={list.answer.list?.sums ?? []} />
    </>
  );
}
