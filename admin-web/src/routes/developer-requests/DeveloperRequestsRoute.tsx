import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { EmptyState } from '@naga/ui/EmptyState';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useLoad } from '../../features/list/use-load.js';
import { localStamp } from '../../session/local-stamp.js';
import { countryName } from '../../features/place/country-words.js';
import {
  DeveloperRequestsDocument,
  type DeveloperRequestsQuery,
  useDeveloperRequestsQuery,
} from './developer-requests.generated.js';
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
  const [shown, show] = useQueryState('request', { history: 'push' });
  const [params] = useSearchParams();
  const { state } = address.state;
  const asked = (page: number, pageSize: number) => ({ state, page, pageSize });
  const pick = ({ developerRequests }: DeveloperRequestsQuery) => developerRequests;
  const variables = asked(address.page, PAGE_SIZE);
  const answer = listAnswer(useDeveloperRequestsQuery({ variables, fetchPolicy: 'cache-and-network' }), pick);
  const pages = useLoad(DeveloperRequestsDocument, asked, pick);
  const request = answer.list?.rows.find(({ id }) => id === shown);
  const at = (id: string) => {
    const search = new URLSearchParams(params);
    search.set('request', id);
    return `/developer-requests?${search}`;
  };
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
        answer={answer}
        rowId={({ id }) => id}
        openAt={({ id }) => at(id)}
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
          {
            key: 'asked',
            title: intl.formatMessage(words.asked),
            text: ({ createdAt }) => localStamp(createdAt),
            noWrap: true,
          },
          {
            key: 'state',
            title: intl.formatMessage(words.state),
            text: (row) => intl.formatMessage(stateWords[row.state]),
            render: (row) => <RequestState state={row.state} />,
          },
          { key: 'by', title: intl.formatMessage(words.decidedBy), text: ({ decidedBy }) => decidedBy ?? '–' },
        ]}
        pages={pages}
        empty={
          <EmptyState title={<FormattedMessage {...words.none} />}>
            <FormattedMessage {...words.noneText} />
          </EmptyState>
        }
      />
      {request !== undefined && <RequestDialog key={request.id} request={request} onClose={() => void show(null)} />}
    </>
  );
}
