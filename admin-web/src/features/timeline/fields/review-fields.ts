import { defineMessages } from 'react-intl';

/** What columns of reviews are called. */
export const reviewFields = defineMessages({
  authorName: { id: 'admin.field.authorName', defaultMessage: 'Traveller' },
  busQuality: { id: 'admin.field.busQuality', defaultMessage: 'Quality of the vehicle' },
  changedAt: { id: 'admin.field.changedAt', defaultMessage: 'Worded anew' },
  cleanliness: { id: 'admin.field.cleanliness', defaultMessage: 'Cleanliness' },
  comments: { id: 'admin.field.comments', defaultMessage: 'Comments' },
  hiddenReason: { id: 'admin.field.hiddenReason', defaultMessage: 'Why it is hidden' },
  issues: { id: 'admin.field.issues', defaultMessage: 'What went wrong' },
  professionalism: { id: 'admin.field.professionalism', defaultMessage: 'Driver and staff' },
  punctuality: { id: 'admin.field.punctuality', defaultMessage: 'Punctuality' },
  ratedAt: { id: 'admin.field.ratedAt', defaultMessage: 'Rated' },
  rating: { id: 'admin.field.rating', defaultMessage: 'Rating' },
  travelledOn: { id: 'admin.field.travelledOn', defaultMessage: 'Travelled' },
  words: { id: 'admin.field.words', defaultMessage: 'In words' },
});
