import { Button } from '@naga/ui/Button';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Form } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { CopyText } from '../../features/account/form/CopyText.js';
import type { FormAnswer } from '../../features/account/form/form-answer.js';
import { Panel } from '../../features/account/form/Panel.js';
import { friendField } from '../../features/account/form/usual-fields.js';
import { useSite } from '../../session/site.js';
import type { RewardsPageQuery } from './dashboard.generated.js';

const words = defineMessages<{
  title: NoMessageValues;
  about: { mine: number; his: number; friends: number };
  make: NoMessageValues;
  code: { code: string };
  came: { waiting: number; earned: number; points: number };
  useTitle: NoMessageValues;
  use: NoMessageValues;
  used: NoMessageValues;
}>({
  title: { id: 'account.recommend.title', defaultMessage: 'Recommend us to friends' },
  about: {
    id: 'account.recommend.about',
    defaultMessage:
      'When the first trip of a friend is over, you get {mine} points and your friend {his}, for up to {friends, plural, one {one friend} other {# friends}} a month.',
  },
  make: { id: 'account.recommend.make', defaultMessage: 'Get my code' },
  code: { id: 'account.recommend.code', defaultMessage: 'Your code is {code}. Or send this link:' },
  came: {
    id: 'account.recommend.came',
    defaultMessage:
      '{earned, plural, =0 {No friend has travelled yet} one {One friend has travelled} other {# friends have travelled}}, {waiting, plural, =0 {nobody is waiting} one {one is about to} other {# are about to}}. That brought you {points, plural, one {# point} other {# points}}.',
  },
  useTitle: { id: 'account.recommend.useTitle', defaultMessage: 'Did a friend recommend us?' },
  use: { id: 'account.recommend.use', defaultMessage: 'Use the code' },
  used: {
    id: 'account.recommend.used',
    defaultMessage: 'Thank you. You both get points when your first trip is over.',
  },
});

export interface RecommendProps {
  referrals: RewardsPageQuery['myReferrals'];
  terms: RewardsPageQuery['rewardTerms'];
  answer: FormAnswer | undefined;
}

/** The code for one's friends, what it brought, and a place for a friend's. */
export function Recommend({ referrals, terms, answer }: RecommendProps) {
  const intl = useIntl();
  const { baseUrl } = useSite();
  const { code, canUseCode } = referrals;
  const { referrerPoints: mine, friendPoints: his, friendsAMonth: friends } = terms;
  if (mine + his === 0) return null;
  const used = answer?.intent === 'use' && answer.done === true;
  return (
    <>
      <Panel title={intl.formatMessage(words.title)}>
        <p>{intl.formatMessage(words.about, { mine, his, friends })}</p>
        {code === null ? (
          <Form method="post">
            <Button type="submit" name="intent" value="make">
              {intl.formatMessage(words.make)}
            </Button>
          </Form>
        ) : (
          <>
            <p>{intl.formatMessage(words.code, { code })}</p>
            <CopyText text={`${baseUrl}/ct-referral-code?code=${code}`} />
            <p className={classes.small}>{intl.formatMessage(words.came, referrals)}</p>
          </>
        )}
      </Panel>
      {(canUseCode || used) && (
        <Panel title={intl.formatMessage(words.useTitle)}>
          <AccountForm
            intent="use"
            answer={answer?.intent === 'use' ? answer : undefined}
            fields={[{ ...friendField(intl), required: true }]}
            submit={intl.formatMessage(words.use)}
            done={intl.formatMessage(words.used)}
            look="quiet"
          />
        </Panel>
      )}
    </>
  );
}
