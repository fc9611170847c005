import type { OwnBookings } from './own-bookings.js';
import type { Screen } from './screen.js';

/** Where an agency's owner sells. */
export const agencyScreens = ({ journeyId }: OwnBookings): readonly Screen[] => [
  { name: 'home of an agency', path: '/agency' },
  { name: 'departures to sell', path: '/agency/search/phnom-penh/siem-reap' },
  { name: 'desk of an agency', path: `/booking?journey=${encodeURIComponent(journeyId)}&pax=2` },
  { name: 'bookings of an agency', path: '/agency/bookings' },
  { name: 'statement of an agency', path: '/agency/statement' },
];
