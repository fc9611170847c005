import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'about'
    | 'none'
    | 'noneText'
    | 'search'
    | 'booking'
    | 'rating'
    | 'upTo'
    | 'said'
    | 'withWords'
    | 'yes'
    | 'no'
    | 'language'
    | 'when'
    | 'viewAll'
    | 'viewPoor'
    | 'viewWords',
    NoMessageValues
  > & { average: { average: string } }
>({
  title: { id: 'admin.feedback.title', defaultMessage: 'Feedback' },
  about: {
    id: 'admin.feedback.about',
    defaultMessage: 'What buyers say of booking with us, on the confirmation. Reviews are of rides.',
  },
  average: { id: 'admin.feedback.average', defaultMessage: 'On average {average} of 5 stars.' },
  none: { id: 'admin.feedback.none', defaultMessage: 'No feedback fits' },
  noneText: { id: 'admin.feedback.none-text', defaultMessage: 'Who has bought is asked on the confirmation page.' },
  search: { id: 'admin.feedback.search', defaultMessage: 'Words or reference' },
  booking: { id: 'admin.feedback.booking', defaultMessage: 'Booking' },
  rating: { id: 'admin.feedback.rating', defaultMessage: 'Stars' },
  upTo: { id: 'admin.feedback.up-to', defaultMessage: 'Stars at most' },
  said: { id: 'admin.feedback.said', defaultMessage: 'Words' },
  withWords: { id: 'admin.feedback.with-words', defaultMessage: 'With words' },
  yes: { id: 'admin.feedback.yes', defaultMessage: 'yes' },
  no: { id: 'admin.feedback.no', defaultMessage: 'no' },
  language: { id: 'admin.feedback.language', defaultMessage: 'Language' },
  when: { id: 'admin.feedback.when', defaultMessage: 'Said' },
  viewAll: { id: 'admin.feedback.view-all', defaultMessage: 'All' },
  viewPoor: { id: 'admin.feedback.view-poor', defaultMessage: 'Two stars and less' },
  viewWords: { id: 'admin.feedback.view-words', defaultMessage: 'With words' },
});
