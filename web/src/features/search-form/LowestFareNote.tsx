import type { National } from '@naga/booking-flow/seats/national.js';
import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages<{ lowest: { country: string } }>({
  lowest: {
    id: 'web.days.made',
    defaultMessage:
      'From, for one adult ({country, select, foreign {foreign visitor} KH {Cambodian} LA {Lao national} TH {Thai national} VN {Vietnamese} other {local}}) on the cheapest seat, fee included. Choose a day: each of its journeys says how its price is made.',
  },
});

/** Of what the lowest price of a day is, and where it opens into its lines. */
export function LowestFareNote({ nationalOf }: { nationalOf: National }) {
  return useIntl().formatMessage(words.lowest, { country: nationalOf ?? 'foreign' });
}
