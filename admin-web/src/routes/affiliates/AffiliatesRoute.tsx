import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { parseAsString } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { activeFilter, isActive, parseAsActive } from '../../features/list/active-filter.js';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useLoad } from '../../features/list/use-load.js';
import { typedText } from '../../session/typed-text.js';
import { AffiliatesDocument, type AffiliatesQuery, useAffiliatesQuery } from './affiliates.generated.js';
import { affiliateColumns } from './affiliate-columns.js';
import { words } from './words.js';

const parsers = { text: parseAsString.withDefault(''), active: parseAsActive };

export default function AffiliatesRoute() {
  return (
    <PermissionGate permission="affiliate.manage" scopes={['country', 'all']}>
      <Affiliates />
    </PermissionGate>
  );
}

function Affiliates() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const { text, active } = address.state;
  const filter = { text: typedText(text), active: isActive(active) };
  const variablesOf = (page: number, pageSize: number) => ({ filter, page, pageSize });
  const pick = ({ affiliates }: AffiliatesQuery) => affiliates;
  const variables = variablesOf(address.page, PAGE_SIZE);
  const answer = listAnswer(useAffiliatesQuery({ variables, fetchPolicy: 'cache-and-network' }), pick);
  const pages = useLoad(AffiliatesDocument, variablesOf, pick);
  const add = (
    <Button as={Link} to="/affiliates/add">
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      id="affiliates"
      title={intl.formatMessage(words.title)}
      total={words.total}
      actions={add}
      address={address}
      answer={answer}
      columns={affiliateColumns(intl)}
      rowId={({ id }) => id}
      openAt={({ id }) => `/affiliates/${id}`}
      editAt={({ id }) => `/affiliates/${id}/edit`}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        activeFilter(intl, intl.formatMessage(words.access)),
      ]}
      pages={pages}
      empty={
        <EmptyState title={<FormattedMessage {...words.none} />} actions={add}>
          <FormattedMessage {...words.noneText} />
        </EmptyState>
      }
    />
  );
}
