import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { asMoney } from '../../session/as-money.js';
import type { OneAffiliate } from './affiliate-record.js';
import { words } from './words.js';

type Sums = NonNullable<OneAffiliate['sums']>;

const STEPS = [
  ['tracked', words.tracked],
  ['pending', words.pending],
  ['approved', words.approved],
  ['payable', words.payable],
  ['paid', words.paidOut],
  ['reversed', words.reversed],
] as const;

/** What came by an affiliate's link, by how far it is, and the way to his statements. */
export function CommissionSums({ code, sums }: { code: string; sums: Sums }) {
  const intl = useIntl();
  const label = intl.formatMessage(words.commissionSums);
  return (
    <section className="back-office__stack">
      <h2>{label}</h2>
      <DataTable
        label={label}
        rows={sums}
        rowId={({ currency }) => currency}
        columns={[
          { key: 'currency', title: intl.formatMessage(words.currency), render: ({ currency }) => currency },
          ...STEPS.map(([key, word]) => ({
            key,
            title: intl.formatMessage(word),
            render: (row: Sums[number]) => asMoney({ amount: row[key], currency: row.currency }),
            align: 'right' as const,
            noWrap: true,
          })),
        ]}
      />
      <div>
        <PermissionGate permission="settlement.view" scopes={['country', 'all']} otherwise={null}>
          <Button as={Link} to={`/affiliate-statements?code=${code}`} variant="quiet" size="small">
            <FormattedMessage {...words.statements} />
          </Button>
        </PermissionGate>
      </div>
    </section>
  );
}
