import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import type { Route } from './+types/promotions';
import { pageWords as words } from './promotion-words.js';
import { PromotionCard } from './PromotionCard.js';
import { PromotionsDocument } from './promotions.generated.js';
import classes from './promotions.module.css';
import { canBeHad } from './shown.js';

export async function loader({ context }: Route.LoaderArgs) {
  const { publicPromotions } = await ask(context, PromotionsDocument, {});
  return { promotions: publicPromotions.filter(canBeHad) };
}

/** What is on offer now, and how one comes by what needs a code, points or friends. */
export default function Promotions({ loaderData: { promotions } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const say = intl.formatMessage;
  return (
    <div className="wrap section">
      <PageHead title={say(words.title)} description={say(words.lead)} canonical="/promo" />
      <h1>{say(words.title)}</h1>
      <p className="lead">{say(words.lead)}</p>
      {promotions.length === 0 ? (
        <EmptyState
          title={say(words.none)}
          actions={
            <Button as={Link} to={to('/search')}>
              {say(words.search)}
            </Button>
          }
        >
          {say(words.noneText)}
        </EmptyState>
      ) : (
        <ul className={classes.grid}>
          {promotions.map((promotion, index) => (
            <PromotionCard key={index} promotion={promotion} />
          ))}
        </ul>
      )}
      <div className="prose">
        <section>
          <h2>{say(words.howTitle)}</h2>
          <p>{say(words.how)}</p>
        </section>
        <section>
          <h2>{say(words.codeTitle)}</h2>
          <p>{say(words.code)}</p>
        </section>
        <section>
          <h2>{say(words.pointsTitle)}</h2>
          <p>{say(words.points)}</p>
          <ul className={classes.ways}>
            <li>
              <Link to={to('/ct-cashback')}>{say(words.pointsLink)}</Link>
            </li>
            <li>
              <Link to={to('/referrals')}>{say(words.friendsLink)}</Link>
            </li>
          </ul>
        </section>
      </div>
    </div>
  );
}
