import { Button } from '@naga/ui/Button';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { useMember } from '../../session/member.js';
import { PageHead } from '../../session/PageHead.js';
import type { Route } from './+types/friends';
import { RewardTermsPageDocument } from './referrals.generated.js';

const words = defineMessages<{
  title: NoMessageValues;
  invited: { points: number };
  lead: { mine: number; his: number };
  over: NoMessageValues;
  how: NoMessageValues;
  howText: { friends: number };
  not: NoMessageValues;
  notText: NoMessageValues;
  join: NoMessageValues;
  mine: NoMessageValues;
  partners: NoMessageValues;
}>({
  title: { id: 'account.friends.title', defaultMessage: 'Recommend us to friends' },
  invited: {
    id: 'account.friends.invited',
    defaultMessage:
      'A friend recommends us to you. Create an account with the code, travel, and get {points, plural, one {# point} other {# points}}.',
  },
  lead: {
    id: 'account.friends.lead',
    defaultMessage: 'When the first trip of a friend is over, you get {mine} points and your friend {his}.',
  },
  over: { id: 'account.friends.over', defaultMessage: 'At the moment there are no points for recommendations.' },
  how: { id: 'account.friends.how', defaultMessage: 'How it works' },
  howText: {
    id: 'account.friends.howText',
    defaultMessage:
      'Your code and link stand in your account under “My points”. Your friend creates an account with it, or types the code in before the first trip. It counts for up to {friends, plural, one {one friend} other {# friends}} a month.',
  },
  not: { id: 'account.friends.not', defaultMessage: 'What does not count' },
  notText: {
    id: 'account.friends.notText',
    defaultMessage:
      'Yourself under another name: the same e-mail, telephone or household. Who has travelled with us before. Trips that are cancelled.',
  },
  join: { id: 'account.friends.join', defaultMessage: 'Create an account with the code' },
  mine: { id: 'account.friends.mine', defaultMessage: 'See my code' },
  partners: { id: 'account.friends.partners', defaultMessage: 'You have a guest house, a blog or a channel?' },
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const code = (url.searchParams.get('code') ?? '').replace(/[^0-9A-Za-z-]/g, '').slice(0, 20);
  const { rewardTerms } = await ask(context, RewardTermsPageDocument, {});
  return { code, terms: rewardTerms };
}

/** What a recommendation brings whom; a link with ?code= leads a friend to an account with it. */
export default function Friends({ loaderData: { code, terms } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const member = useMember();
  const { referrerPoints: mine, friendPoints: his, friendsAMonth: friends } = terms;
  const isOver = mine + his === 0;
  const title = intl.formatMessage(words.title);
  const lead = isOver
    ? intl.formatMessage(words.over)
    : code === ''
      ? intl.formatMessage(words.lead, { mine, his })
      : intl.formatMessage(words.invited, { points: his });
  return (
    <div className="wrap">
      <PageHead title={title} description={lead} />
      <div className="prose">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {!isOver && (
          <p>
            {member === undefined ? (
              <Button as={Link} to={to(`/auth/register${code === '' ? '' : `?code=${code}`}`)}>
                {intl.formatMessage(words.join)}
              </Button>
            ) : (
              <Button as={Link} to={to('/dashboard/rewards')}>
                {intl.formatMessage(words.mine)}
              </Button>
            )}
          </p>
        )}
        <section>
          <h2>{intl.formatMessage(words.how)}</h2>
          <p>{intl.formatMessage(words.howText, { friends })}</p>
        </section>
        <section>
          <h2>{intl.formatMessage(words.not)}</h2>
          <p>{intl.formatMessage(words.notText)}</p>
        </section>
        <p>
          <Link to={to('/referrals/partners')}>
            <FormattedMessage {...words.partners} />
          </Link>
        </p>
      </div>
    </div>
  );
}
