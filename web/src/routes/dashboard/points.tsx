import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { useActionData } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { type FormAnswer, formAnswer, textOf } from '../../features/account/form/form-answer.js';
import { ask } from '../../session/graph.js';
import { orUnheard } from '../../session/or-unheard.js';
import { PageHead } from '../../session/PageHead.js';
import type { Route } from './+types/points';
import { MakeReferralCodeDocument, RewardsPageDocument, UseReferralCodeDocument } from './dashboard.generated.js';
import { Expiring } from './Expiring.js';
import { Movements } from './Movements.js';
import { Recommend } from './Recommend.js';
import { Rewards } from './Rewards.js';

const words = defineMessages<{ title: NoMessageValues }>({
  title: { id: 'account.rewards.page', defaultMessage: 'My points' },
});

export const loader = ({ context }: Route.LoaderArgs) => ask(context, RewardsPageDocument, {});

/** intent: make (one's own code), use (a friend's). */
export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer | null> {
  const sent = await request.formData();
  if (textOf(sent, 'intent') === 'make') {
    await ask(context, MakeReferralCodeDocument, {});
    return null;
  }
  const code = textOf(sent, 'referralCode').slice(0, 20);
  const run = () =>
    ask(context, UseReferralCodeDocument, { code }, { isForm: true }).then(({ useReferralCode }) => useReferralCode);
  return (await formAnswer(context, sent, run)).answer;
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** Points of a traveller: what there is, what ends when, how they came and went, and what his friends bring. */
export default function RewardsPage({ loaderData: { myRewards, myReferrals, rewardTerms } }: Route.ComponentProps) {
  const intl = useIntl();
  const answer = useActionData<FormAnswer | null>() ?? undefined;
  const title = intl.formatMessage(words.title);
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <Rewards balance={myRewards} isBrief={false} />
      <Expiring expiring={myRewards.expiring} />
      <Recommend referrals={myReferrals} terms={rewardTerms} answer={answer} />
      <Movements movements={myRewards.movements} />
    </div>
  );
}
