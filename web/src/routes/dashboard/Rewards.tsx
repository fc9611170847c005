import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { Panel } from '../../features/account/form/Panel.js';
import { useLocalPath } from '../../session/language.js';
import styles from './dashboard.module.css';

const words = defineMessages<{
  title: NoMessageValues;
  spendable: NoMessageValues;
  pending: NoMessageValues;
  expiring: NoMessageValues;
  about: NoMessageValues;
  all: NoMessageValues;
}>({
  title: { id: 'account.rewards.title', defaultMessage: 'Points' },
  spendable: { id: 'account.rewards.spendable', defaultMessage: 'To spend' },
  pending: { id: 'account.rewards.pending', defaultMessage: 'After your next trips' },
  expiring: { id: 'account.rewards.expiring', defaultMessage: 'Expire within 30 days' },
  about: {
    id: 'account.rewards.about',
    defaultMessage: 'One point for each dollar of a fare, once you have travelled. 100 points are worth $1,00.',
  },
  all: { id: 'account.rewards.all', defaultMessage: 'My points and recommendations' },
});

export interface RewardsProps {
  balance: { readonly spendable: number; readonly pending: number; readonly expiringSoon: number };
  /** The way to all of them; not on their own page. */
  isBrief?: boolean;
}

/** Points one has, waits for and is about to lose. */
export function Rewards({ balance, isBrief = true }: RewardsProps) {
  const intl = useIntl();
  const to = useLocalPath();
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
      {isBrief && <Link to={to('/dashboard/rewards')}>{intl.formatMessage(words.all)}</Link>}
    </Panel>
  );
}
