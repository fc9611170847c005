import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: { operator: string };
  lead: { from: string; to: string; day: string };
  changeable: { day: string };
  shownAs: { name: string };
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  notYet: NoMessageValues;
  notYetText: NoMessageValues;
  closed: NoMessageValues;
  issues: NoMessageValues;
  issuesHint: NoMessageValues;
  comments: NoMessageValues;
  commentsHint: NoMessageValues;
  send: NoMessageValues;
  sendAgain: NoMessageValues;
  missing: NoMessageValues;
  tooLong: NoMessageValues;
  thanks: NoMessageValues;
  published: NoMessageValues;
  waiting: NoMessageValues;
  answer: NoMessageValues;
}>({
  title: { id: 'web.review.title', defaultMessage: 'How was your ride with {operator}?' },
  lead: { id: 'web.review.lead', defaultMessage: '{from} → {to}, {day}' },
  changeable: { id: 'web.review.changeable', defaultMessage: 'You can word your review anew until {day}.' },
  shownAs: {
    id: 'web.review.shown-as',
    defaultMessage:
      'On the page of the operator it is shown under the name “{name}”. Please leave addresses and numbers out.',
  },
  unknown: { id: 'web.review.unknown', defaultMessage: 'This link opens no ride' },
  unknownText: {
    id: 'web.review.unknown-text',
    defaultMessage: 'Please open the link of your mail again, all of it. It names your ticket and your e-mail address.',
  },
  notYet: { id: 'web.review.not-yet', defaultMessage: 'You have not travelled yet' },
  notYetText: {
    id: 'web.review.not-yet-text',
    defaultMessage: 'Only who has travelled can say how it was. We write to you when the ride is over.',
  },
  closed: { id: 'web.review.closed', defaultMessage: 'A review can be worded anew for a week, and that week is over.' },
  issues: { id: 'web.review.issues', defaultMessage: 'Did anything go wrong?' },
  issuesHint: { id: 'web.review.issues-hint', defaultMessage: 'Tick what did; nothing if all was well.' },
  comments: { id: 'web.review.comments', defaultMessage: 'In your own words' },
  commentsHint: { id: 'web.review.comments-hint', defaultMessage: 'What should the next traveller know?' },
  send: { id: 'web.review.send', defaultMessage: 'Send the review' },
  sendAgain: { id: 'web.review.send-again', defaultMessage: 'Send it as it is now' },
  missing: { id: 'web.review.missing', defaultMessage: 'Please choose one to five stars.' },
  tooLong: { id: 'web.review.too-long', defaultMessage: 'Please say it in 2000 letters at most.' },
  thanks: { id: 'web.review.thanks', defaultMessage: 'Thank you!' },
  published: { id: 'web.review.published', defaultMessage: 'Your review stands on the page of the operator.' },
  waiting: {
    id: 'web.review.waiting',
    defaultMessage: 'Somebody of our staff reads your review before everybody does.',
  },
  answer: { id: 'web.review.answer', defaultMessage: 'Answer of the operator' },
});
