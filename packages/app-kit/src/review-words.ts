import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The four questions of a review (specification, section 3), in the order in which they are asked. */
export const aspectWords = defineMessages({
  cleanliness: { id: 'review.aspect.cleanliness', defaultMessage: 'Cleanliness' },
  punctuality: { id: 'review.aspect.punctuality', defaultMessage: 'Punctuality' },
  busQuality: { id: 'review.aspect.busQuality', defaultMessage: 'Quality of the vehicle' },
  professionalism: { id: 'review.aspect.professionalism', defaultMessage: 'Driver and staff' },
});
export type Aspect = keyof typeof aspectWords;
export const ASPECTS = Object.keys(aspectWords) as Aspect[];

const stars = defineMessages({
  one: { id: 'review.star.1', defaultMessage: 'Very poor' },
  two: { id: 'review.star.2', defaultMessage: 'Poor' },
  three: { id: 'review.star.3', defaultMessage: 'Fair' },
  four: { id: 'review.star.4', defaultMessage: 'Good' },
  five: { id: 'review.star.5', defaultMessage: 'Excellent' },
});

/** What one star says, two, … five. */
export const STAR_WORDS: readonly MessageDescriptor[] = [stars.one, stars.two, stars.three, stars.four, stars.five];

/** What may have gone wrong. */
export const issueWords = defineMessages({
  LATE_DEPARTURE: { id: 'review.issue.LATE_DEPARTURE', defaultMessage: 'Left late' },
  LATE_ARRIVAL: { id: 'review.issue.LATE_ARRIVAL', defaultMessage: 'Arrived late' },
  DIRTY: { id: 'review.issue.DIRTY', defaultMessage: 'Not clean' },
  NO_AIR_CONDITIONING: { id: 'review.issue.NO_AIR_CONDITIONING', defaultMessage: 'No air conditioning' },
  BROKEN_SEAT: { id: 'review.issue.BROKEN_SEAT', defaultMessage: 'Broken seat' },
  OTHER_VEHICLE: { id: 'review.issue.OTHER_VEHICLE', defaultMessage: 'Another vehicle than shown' },
  OVERCROWDED: { id: 'review.issue.OVERCROWDED', defaultMessage: 'Too many people' },
  UNSAFE_DRIVING: { id: 'review.issue.UNSAFE_DRIVING', defaultMessage: 'Unsafe driving' },
  RUDE_STAFF: { id: 'review.issue.RUDE_STAFF', defaultMessage: 'Unfriendly staff' },
  LUGGAGE: { id: 'review.issue.LUGGAGE', defaultMessage: 'Trouble with luggage' },
  WRONG_STOP: { id: 'review.issue.WRONG_STOP', defaultMessage: 'Stopped somewhere else' },
  OTHER: { id: 'review.issue.OTHER', defaultMessage: 'Something else' },
});
export type Issue = keyof typeof issueWords;
export const ISSUES = Object.keys(issueWords) as Issue[];
