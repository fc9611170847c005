import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { useOpenedRow } from '../../features/list/use-opened-row.js';
import { timeColumn } from '../../features/list/time-column.js';
import { countryName } from '../../features/place/country-words.js';
import { DeveloperRequestsDocument } from './developer-requests.generated.js';
import { RequestDialog } from './RequestDialog.js';
import { RequestState } from './RequestState.js';
import { stateWords, words } from './words.js';

const STATES = ['WAITING', 'APPROVED', 'REFUSED'] as const;
const parsers = { state: parseAsStringLiteral(STATES) };

export default function DeveloperRequestsRoute() {
  return (
    <PermissionGate permission="developer.approve" scopes={['country', 'all']}>
      <DeveloperRequests />
    </PermissionGate>
  );
}

/** Who wants to use our interface; the request that is looked at stands in the address. */
function DeveloperRequests() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const { state } = address.state;
  const list = useList(
    DeveloperRequestsDocument,
    address,
    (page, pageSize) => ({ state, page, pageSize }),
    ({ developerRequests }) => developerRequests,
  );
  const { opened, openAt, close } = useOpenedRow(list.answer.list?.rows);
  const views = [
    { id: 'all', label: intl.formatMessage(words.viewAll), filters: {} },
    { id: 'waiting', label: intl.formatMessage(words.viewWaiting), filters: { state: STATES[0] } },
    { id: 'approved', label: intl.formatMessage(words.viewApproved), filters: { state: STATES[1] } },
    { id: 'refused', label: intl.formatMessage(words.viewRefused), filters: { state: STATES[2] } },
  ];
  return (
    <>
      <ListScreen
        id="developer-requests"
        title={intl.formatMessage(words.title)}
        total={words.total}
        address={address}
        {...list}
        rowId={({ id }) => id}
        openAt={openAt}
        views={views}
        columns={[
          { key: 'name', title: intl.formatMessage(words.name), text: ({ name }) => name },
          { key: 'company', title: intl.formatMessage(words.company), text: ({ company }) => company },
          { key: 'email', title: intl.formatMessage(words.email), text: ({ email }) => email },
          {
            key: 'country',
            title: intl.formatMessage(words.country),
            text: ({ countryCode }) => (countryCode === null ? '–' : countryName(intl, countryCode)),
          },
          { key: 'purpose', title: intl.formatMessage(words.purpose), text: ({ purpose }) => purpose, hidden: true },
          timeColumn({
            key: 'asked',
            title: intl.formatMessage(words.asked),
            of: ({ createdAt }: { createdAt: string }) => createdAt,
          }),
          {
            key: 'state',
            title: intl.formatMessage(words.state),
            text: (row) => intl.formatMessage(stateWords[row.state]),
            render: (row) => <RequestState state={row.state} />,
          },
          { key: 'by', title: intl.formatMessage(words.decidedBy), text: ({ decidedBy }) => decidedBy ?? '–' },
        ]}
        empty={{ title: words.none, text: words.noneText }}
      />
      {opened !== undefined && <RequestDialog key={opened.id} request={opened} onClose={close} />}
    </>
  );
}
