import { formatMoney } from '@naga/kernel/money.js';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import classes from '../../features/account/form/account.module.css';
import { Panel } from '../../features/account/form/Panel.js';
import { moneyOf } from '../../session/money.js';
import type { DashboardQuery } from './dashboard.generated.js';
import styles from './dashboard.module.css';

const words = defineMessages<{ title: NoMessageValues; has: { currency: string }; about: NoMessageValues }>({
  title: { id: 'account.wallet.title', defaultMessage: 'Credit' },
  has: { id: 'account.wallet.has', defaultMessage: 'To spend, in {currency}' },
  about: {
    id: 'account.wallet.about',
    defaultMessage: 'It pays your next trip, whole or in part: choose it when you pay.',
  },
});

/** Credit to spend on bookings, one sum for each currency; nothing where there is none. */
export function Wallet({ credit }: { credit: DashboardQuery['myWallet'] }) {
  const intl = useIntl();
  if (credit.length === 0) return null;
  return (
    <Panel title={intl.formatMessage(words.title)}>
      <dl className={styles.sums}>
        {credit.map((money) => (
          <div key={money.currency}>
            <dt>{intl.formatMessage(words.has, { currency: money.currency })}</dt>
            <dd>{formatMoney(moneyOf(money))}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.small}>{intl.formatMessage(words.about)}</p>
    </Panel>
  );
}
