import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('login', 'routes/login/LoginRoute.tsx'),
  layout('app/BackOffice.tsx', [
    index('routes/home/HomeRoute.tsx'),
    route('bookings', 'routes/bookings/BookingsRoute.tsx'),
    route('bookings/:bookingId', 'routes/booking/BookingRoute.tsx'),
    route('inbox', 'routes/inbox/InboxRoute.tsx'),
    route('inbox/:messageId', 'routes/message/MessageRoute.tsx'),
    route('myaccount', 'routes/myaccount/MyAccountRoute.tsx'),
    route('myaccount/security', 'routes/myaccount/SecurityRoute.tsx'),
    route('audit', 'routes/audit/AuditRoute.tsx'),
    route('*', 'routes/not-found/NotFoundRoute.tsx'),
  ]),
] satisfies RouteConfig;
