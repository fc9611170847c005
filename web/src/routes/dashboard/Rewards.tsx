import { Disclosure } from '@naga/ui/Disclosure';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import classes from '../../features/account/form/account.module.css';
import { Panel } from '../../features/account/form/Panel.js';
import { dayOfInstant, formatDate } from '../../session/dates.js';
import { useSite } from '../../session/site.js';
import type { DashboardQuery } from './dashboard.generated.js';
import styles from './dashboard.module.css';

const words = defineMessages<{
  title: NoMessageValues;
  spendable: NoMessageValues;
  pending: NoMessageValues;
  expiring: NoMessageValues;
  about: NoMessageValues;
  movements: NoMessageValues;
}>({
  title: { id: 'account.rewards.title', defaultMessage: 'Points' },
  spendable: { id: 'account.rewards.spendable', defaultMessage: 'To spend' },
  pending: { id: 'account.rewards.pending', defaultMessage: 'After your next trips' },
  expiring: { id: 'account.rewards.expiring', defaultMessage: 'Expire within 30 days' },
  about: {
    id: 'account.rewards.about',
    defaultMessage: 'One point for each dollar of a fare, once you have travelled. 100 points are worth $1,00.',
  },
  movements: { id: 'account.rewards.movements', defaultMessage: 'How they came and went' },
});

const kinds = defineMessages({
  EARN_PENDING: { id: 'account.rewards.EARN_PENDING', defaultMessage: 'Booked trip' },
  EARN: { id: 'account.rewards.EARN', defaultMessage: 'Travelled' },
  REDEEM: { id: 'account.rewards.REDEEM', defaultMessage: 'Spent' },
  REDEEM_RETURN: { id: 'account.rewards.REDEEM_RETURN', defaultMessage: 'Given back' },
  EXPIRE: { id: 'account.rewards.EXPIRE', defaultMessage: 'Expired' },
  REVERSE: { id: 'account.rewards.REVERSE', defaultMessage: 'Taken back after a refund' },
  ADJUST: { id: 'account.rewards.ADJUST', defaultMessage: 'Corrected by us' },
  REFERRAL: { id: 'account.rewards.REFERRAL', defaultMessage: 'For a recommendation' },
  CASHBACK: { id: 'account.rewards.CASHBACK', defaultMessage: 'Cashback' },
});

/** Points one has, waits for and is about to lose, and how they moved. */
export function Rewards({ balance }: { balance: DashboardQuery['myRewards'] }) {
  const intl = useIntl();
  const { language } = useSite();
  const sums = [
    [words.spendable, balance.spendable],
    [words.pending, balance.pending],
    [words.expiring, balance.expiringSoon],
  ] as const;
  return (
    <Panel title={intl.formatMessage(words.title)}>
      <dl className={styles.sums}>
        {sums.map(([name, points]) => (
          <div key={name.id}>
            <dt>{intl.formatMessage(name)}</dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.small}>{intl.formatMessage(words.about)}</p>
      {balance.movements.length > 0 && (
        <Disclosure summary={intl.formatMessage(words.movements)}>
          <ul className={classes.rows}>
            {balance.movements.map(({ id, kind, points, at }) => (
              <li key={id}>
                <span>
                  {intl.formatMessage(kinds[kind])}
                  <span className={classes.small}>{formatDate(dayOfInstant(at), language, 'day')}</span>
                </span>
                <strong>{points > 0 ? `+${points}` : points}</strong>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Panel>
  );
}
