import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { pagesOf } from '@naga/kernel/to-csv.js';
import { asMoney } from '../../session/as-money.js';
import { percent } from '../../features/money/percent.js';
import { countryName } from '../../features/place/country-words.js';
import {
  type CommissionLevel_RowFragment,
  type CommissionLevelsQuery,
  useCommissionLevelsQuery,
} from './commission-levels.generated.js';
import { words } from './words.js';

/** What agencies and their agents can earn. */
export default function LevelsRoute() {
  return (
    <PermissionGate permission="pricing.edit" scopes={['country', 'all']}>
      <Levels />
    </PermissionGate>
  );
}

const ratesText = ({ rates }: CommissionLevel_RowFragment): string =>
  rates.map((rate) => (rate.amount === null ? percent(rate.percent ?? 0) : asMoney(rate.amount))).join(', ');

function Levels() {
  const intl = useIntl();
  const address = useListAddress({});
  // A country has a handful of them: they come all at once.
  const pick = ({ commissionLevels: rows }: CommissionLevelsQuery) => ({ total: rows.length, rows });
  const answer = listAnswer(useCommissionLevelsQuery({ fetchPolicy: 'cache-and-network' }), pick);
  const pages = pagesOf(answer.list?.rows ?? []);
  const add = (
    <Button as={Link} to="/commission-levels/add">
      <FormattedMessage {...words.add} />
    </Button>
  );
  return (
    <ListScreen
      id="commission-levels"
      title={intl.formatMessage(words.title)}
      total={words.total}
      actions={add}
      address={address}
      answer={answer}
      filters={[]}
      columns={[
        { key: 'name', title: intl.formatMessage(words.name), text: ({ name }) => name },
        {
          key: 'country',
          title: intl.formatMessage(words.country),
          text: ({ countryCode }) => countryName(intl, countryCode),
        },
        { key: 'rates', title: intl.formatMessage(words.rates), text: ratesText },
        {
          key: 'agencies',
          title: intl.formatMessage(words.agencies),
          text: ({ agencies }) => formatCount(agencies),
          align: 'right',
        },
        {
          key: 'agents',
          title: intl.formatMessage(words.agents),
          text: ({ agents }) => formatCount(agents),
          align: 'right',
        },
      ]}
      rowId={({ id }) => id}
      openAt={({ id }) => `/commission-levels/${id}`}
      pages={pages}
      empty={{ title: words.none, text: words.noneText, actions: add }}
    />
  );
}
