import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import type { Route } from './+types/cashback';
import { RewardTermsPageDocument } from './referrals.generated.js';

const words = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  now: { percent: number };
  none: NoMessageValues;
  earn: NoMessageValues;
  earnText: NoMessageValues;
  spend: NoMessageValues;
  spendText: NoMessageValues;
  friends: NoMessageValues;
}>({
  title: { id: 'account.cashback.title', defaultMessage: 'Points and cashback' },
  lead: {
    id: 'account.cashback.lead',
    defaultMessage: 'Every trip brings points, and points pay a part of the next one.',
  },
  now: {
    id: 'account.cashback.now',
    defaultMessage:
      'Now: on top of that, {percent} % of the fare of each trip comes back as points, as long as the campaign lasts.',
  },
  none: { id: 'account.cashback.none', defaultMessage: 'At the moment there is no cashback on top of that.' },
  earn: { id: 'account.cashback.earn', defaultMessage: 'How you get them' },
  earnText: {
    id: 'account.cashback.earnText',
    defaultMessage:
      'Book signed in. You get one point for each whole dollar of your fare when the trip is over; a seat that is given back, or not used, brings none.',
  },
  spend: { id: 'account.cashback.spend', defaultMessage: 'How you spend them' },
  spendText: {
    id: 'account.cashback.spendText',
    defaultMessage:
      'Choose at the payment how many: 100 points are worth $1,00, from 100 on, up to half of the fare. They last twelve months, and the oldest are spent first. Of a seat that is given back, points come back as points.',
  },
  friends: { id: 'account.cashback.friends', defaultMessage: 'More points: recommend us to friends' },
});

export async function loader({ context }: Route.LoaderArgs) {
  return { terms: (await ask(context, RewardTermsPageDocument, {})).rewardTerms };
}

/** How points are earned and spent, and the campaign there is. */
export default function Cashback({ loaderData: { terms } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { cashbackPoints: percent } = terms;
  const title = intl.formatMessage(words.title);
  const lead = intl.formatMessage(words.lead);
  return (
    <div className="wrap">
      <PageHead title={title} description={lead} />
      <div className="prose">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p>{percent === 0 ? intl.formatMessage(words.none) : intl.formatMessage(words.now, { percent })}</p>
        <section>
          <h2>{intl.formatMessage(words.earn)}</h2>
          <p>{intl.formatMessage(words.earnText)}</p>
        </section>
        <section>
          <h2>{intl.formatMessage(words.spend)}</h2>
          <p>{intl.formatMessage(words.spendText)}</p>
        </section>
        <p>
          <Link to={to('/referrals')}>{intl.formatMessage(words.friends)}</Link>
        </p>
      </div>
    </div>
  );
}
