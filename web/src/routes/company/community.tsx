import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { TextPage } from '../../features/text-page/TextPage.js';
import { useLocalPath } from '../../session/language.js';

const words = defineMessages({
  title: { id: 'web.community.title', defaultMessage: 'Travel community' },
  lead: {
    id: 'web.community.lead',
    defaultMessage: 'Those who have travelled help those who come after them. This is how you take part.',
  },
  reviewsTitle: { id: 'web.community.reviews.title', defaultMessage: 'Say how it was' },
  reviews: {
    id: 'web.community.reviews.text',
    defaultMessage:
      'Only who rode can review a ride: after it the page of your booking leads to the form. Others read it on the page of the operator, who can answer.',
  },
  friendsTitle: { id: 'web.community.friends.title', defaultMessage: 'Bring a friend' },
  friends: {
    id: 'web.community.friends.text',
    defaultMessage:
      'Everybody with an account has a code to pass on. What it brings both of you stands on its page. Guest houses, blogs and channels can become partners.',
  },
  operatorsTitle: { id: 'web.community.operators.title', defaultMessage: 'Talk to who drives' },
  operators: {
    id: 'web.community.operators.text',
    defaultMessage:
      'The telephone number of the operator stands on your ticket. A bag left behind, a stop that has moved, a driver who helped: tell it there.',
  },
  buildTitle: { id: 'web.community.build.title', defaultMessage: 'Build with us' },
  build: {
    id: 'web.community.build.text',
    defaultMessage:
      'Timetables, seats and bookings can be asked for by programs. Ask for access, and try everything in a sandbox where nothing is bought.',
  },
});

/** Where each leads on. */
const WAYS = defineMessages({
  '/operators': { id: 'web.community.way.operators', defaultMessage: 'Read reviews of the operators' },
  '/referrals': { id: 'web.community.way.friends', defaultMessage: 'What a recommendation brings' },
  '/referrals/partners': { id: 'web.community.way.partners', defaultMessage: 'Become a partner' },
  '/developer_request': { id: 'web.community.way.developers', defaultMessage: 'Ask for access as a developer' },
});
const PATHS = ['/operators', '/referrals', '/referrals/partners', '/developer_request'] as const;

export default function Community() {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <TextPage
      title={words.title}
      lead={words.lead}
      sections={[
        { title: words.reviewsTitle, text: words.reviews },
        { title: words.friendsTitle, text: words.friends },
        { title: words.operatorsTitle, text: words.operators },
        { title: words.buildTitle, text: words.build },
      ]}
    >
      {PATHS.map((path) => (
        <p key={path}>
          <Link to={to(path)}>{intl.formatMessage(WAYS[path])}</Link>
        </p>
      ))}
    </TextPage>
  );
}
