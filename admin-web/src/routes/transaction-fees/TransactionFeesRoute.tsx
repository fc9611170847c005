import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { CURRENCIES } from '@naga/kernel/money.js';
import { SelectField } from '@naga/ui/SelectField';
import { Toolbar } from '@naga/ui/Toolbar';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { FeeForm } from './FeeForm.js';
import { useTransactionFeesQuery } from './transaction-fees.generated.js';
import { words } from './words.js';
import './transaction-fees.css';

/** What bookings pay beside their fares, by currency and by way to pay: the platform's own. */
export default function TransactionFeesRoute() {
  return (
    <PermissionGate permission="pricing.edit" scopes={['all']}>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />} />
      <Fees />
    </PermissionGate>
  );
}

function Fees() {
  const intl = useIntl();
  const [currency, choose] = useQueryState('currency', parseAsStringLiteral(CURRENCIES).withDefault('USD'));
  const result = useTransactionFeesQuery({ fetchPolicy: 'network-only' });
  return (
    <div className="back-office__stack">
      <div className="back-office__fields">
        <SelectField
          label={intl.formatMessage(words.currency)}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(event) => void choose(event.currentTarget.value as typeof currency)}
        />
      </div>
      <Loaded
        result={result}
        pick={({ transactionFees }) => transactionFees.find((fee) => fee.currency === currency) ?? null}
        words={words}
      >
        {(fee, reload) => (
          <>
            <FeeForm key={`${fee.currency} ${fee.version}`} fee={fee} onDone={reload} />
            {fee.id !== null && <RecordTimeline entity="TransactionFee" rowId={fee.id} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
