import { formatDate } from '@naga/app-kit/format-date.js';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { Panel } from '../../features/account/form/Panel.js';
import { dayOfInstant } from '../../session/dates.js';
import { useLocalPath } from '../../session/language.js';
import { useSite } from '../../session/site.js';
import type { RewardsPageQuery } from './dashboard.generated.js';

type Balance = RewardsPageQuery['myRewards'];
type Movement = Balance['movements'][number];

const words = defineMessages<{ title: NoMessageValues; none: NoMessageValues; earned: NoMessageValues }>({
  title: { id: 'account.rewards.movements', defaultMessage: 'How they came and went' },
  none: { id: 'account.rewards.none', defaultMessage: 'Nothing yet. Your first trip brings the first points.' },
  earned: { id: 'account.rewards.settled', defaultMessage: 'Waiting no more: the trip is over' },
});

const kinds = defineMessages<Record<Movement['kind'], NoMessageValues>>({
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

const nameOf = ({ kind, points }: Movement) => (kind === 'EARN_PENDING' && points < 0 ? words.earned : kinds[kind]);

/** The latest movements in plain words, each with its trip. */
export function Movements({ movements }: Pick<Balance, 'movements'>) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language } = useSite();
  return (
    <Panel title={intl.formatMessage(words.title)}>
      {movements.length === 0 && <p>{intl.formatMessage(words.none)}</p>}
      <ul className={classes.rows}>
        {movements.map((movement) => {
          const { id, points, at, bookingId, pnr } = movement;
          return (
            <li key={id}>
              <span>
                {intl.formatMessage(nameOf(movement))}{' '}
                {bookingId !== null && pnr !== null && <Link to={to(`/dashboard/${bookingId}`)}>{pnr}</Link>}
                <span className={classes.small}>{formatDate(dayOfInstant(at), language, 'day')}</span>
              </span>
              <strong>{points > 0 ? `+${points}` : points}</strong>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
