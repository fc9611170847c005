import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useSums } from '../../features/list/sums/use-sums.js';
import { useList } from '../../features/list/use-list.js';
import { STATEMENT_STATES, statementColumns, statementState } from './statement-columns.js';
import { AffiliateStatementsDocument, AffiliateStatementSumsDocument } from './affiliate-statements.generated.js';
import { words } from './words.js';

const parsers = { state: parseAsStringLiteral(STATEMENT_STATES), code: parseAsString };

export default function AffiliateStatementsRoute() {
  return (
    <PermissionGate permission="settlement.view" scopes={['country', 'all']}>
      <Statements />
    </PermissionGate>
  );
}

function Statements() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const { state, code } = address.state;
  const filter = { state, code: code !== null && /^\d{1,12}$/.test(code) ? code : null };
  const list = useList(
    AffiliateStatementsDocument,
    address,
    (page, pageSize) => ({ filter, page, pageSize }),
    ({ page }) => page,
  );
  const { sums } = useSums(AffiliateStatementSumsDocument, { filter });
  return (
    <ListScreen
      id="affiliate-statements"
      title={intl.formatMessage(words.title)}
      total={words.total}
      address={address}
      {...list}
      sums={sums}
      columns={statementColumns(intl)}
      rowId={({ id }) => id}
      openAt={({ id }) => `/affiliate-statements/${id}`}
      filters={[
        { kind: 'search', name: 'code', label: intl.formatMessage(words.code) },
        choiceFilter('state', intl.formatMessage(words.state), STATEMENT_STATES, (value) =>
          intl.formatMessage(statementState[value]),
        ),
      ]}
      empty={{ title: words.none, text: words.noneText }}
    />
  );
}
