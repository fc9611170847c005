import { formatDuration } from '@naga/ui/duration.js';
import { defineMessages, type IntlShape } from 'react-intl';

export const kindWords = defineMessages({
  SHORT_ACTIVITY: { id: 'experiences.kind.shortActivity', defaultMessage: 'Short activities' },
  PACKAGE: { id: 'experiences.kind.package', defaultMessage: 'Packages' },
});

const words = defineMessages<{ length: { days: number; nights: number } }>({
  length: {
    id: 'experiences.length',
    defaultMessage: '{days, plural, one {# day} other {# days}}, {nights, plural, one {# night} other {# nights}}',
  },
});

/** '4 h 30', or '3 days, 2 nights' where one stays overnight. */
export function lengthOf(intl: IntlShape, { durationMinutes, nights }: { durationMinutes: number; nights: number }) {
  return nights === 0
    ? formatDuration(intl, durationMinutes)
    : intl.formatMessage(words.length, { days: nights + 1, nights });
}

/** Path of an experience's page; its number finds it, its words are for people. */
export const experiencePath = ({ id, slug }: { id: string; slug: string }): string => `/experiences/${id}-${slug}`;
