import { useApolloClient } from '@apollo/client/react';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import type { LoadPage } from '../../features/list/list-csv.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { AffiliatesDocument, type Affiliate_RowFragment, useAffiliatesQuery } from './affiliates.generated.js';
import { affiliateColumns } from './affiliate-columns.js';
import { words } from './words.js';

const parsers = { text: parseAsString.withDefault(''), active: parseAsStringLiteral(['yes', 'no']) };

export default function AffiliatesRoute() {
  return (
    <PermissionGate permission="affiliate.manage">
      <Affiliates />
    </PermissionGate>
  );
}

function Affiliates() {
  const intl = useIntl();
  const client = useApolloClient();
  const address = useListAddress(parsers);
  const { text, active } = address.state;
  const filter = {
    text: text.trim() === '' ? null : text.trim(),
    active: active === null ? null : active === 'yes',
  };
  const variables = { filter, page: address.page, pageSize: PAGE_SIZE };
  const answer = listAnswer(
    useAffiliatesQuery({ variables, fetchPolicy: 'cache-and-network' }),
    (data) => data.affiliates,
  );
  const load: LoadPage<Affiliate_RowFragment> = async (page, pageSize) => {
    const asked = { filter, page, pageSize };
    const { data } = await client.query({ query: AffiliatesDocument, variables: asked, fetchPolicy: 'no-cache' });
    return data?.affiliates;
  };
  const count = answer.list?.total;
  const add = (
    <Button as={Link} to="/affiliates/add">
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      id="affiliates"
      title={intl.formatMessage(words.title)}
      sub={count === undefined ? undefined : intl.formatMessage(words.total, { count, shown: formatCount(count) })}
      actions={add}
      address={address}
      answer={answer}
      columns={affiliateColumns(intl)}
      rowId={({ id }) => id}
      openAt={({ id }) => `/affiliates/${id}`}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        {
          kind: 'choice',
          name: 'active',
          label: intl.formatMessage(words.access),
          options: [
            { value: 'yes', label: intl.formatMessage(words.active) },
            { value: 'no', label: intl.formatMessage(words.closed) },
          ],
        },
      ]}
      load={load}
      empty={
        <EmptyState title={<FormattedMessage {...words.none} />} actions={add}>
          <FormattedMessage {...words.noneText} />
        </EmptyState>
      }
    />
  );
}
