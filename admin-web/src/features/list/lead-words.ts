import { defineMessages } from 'react-intl';

/** Screens that empty lists lead to, as the menu calls them. */
export const places = defineMessages({
  bookings: { id: 'admin.menu.bookings', defaultMessage: 'Bookings' },
  departures: { id: 'admin.menu.departures', defaultMessage: 'Departures' },
  agencies: { id: 'admin.menu.agencies', defaultMessage: 'Agencies' },
  routes: { id: 'admin.routes.title', defaultMessage: 'Routes' },
});
