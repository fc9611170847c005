import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** People are looked after in two worlds: all users, or one's own staff. The screens are the same. */
const people = (world: 'users' | 'staff') => [
  route(world, 'routes/users/list/PeopleRoute.tsx', { id: world }),
  route(`${world}/add`, 'routes/users/form/AddPersonRoute.tsx', { id: `${world}-add` }),
  route(`${world}/:userId`, 'routes/users/show/PersonRoute.tsx', { id: `${world}-show` }),
  route(`${world}/:userId/edit`, 'routes/users/form/EditPersonRoute.tsx', { id: `${world}-edit` }),
];

/** What staff change of one ticket, found from either list. */
const oneTicket = (world: 'bookings' | 'tickets') => [
  route(`${world}/passenger/:bookingId/:ticketId`, 'routes/booking/changes/PassengerRoute.tsx', {
    id: `${world}-passenger`,
  }),
  route(`${world}/change-seats/:bookingId/:ticketId`, 'routes/booking/changes/SeatsRoute.tsx', {
    id: `${world}-change-seats`,
  }),
  route(`${world}/change-operator-ticket-code/:bookingId/:ticketId`, 'routes/booking/changes/TicketCodeRoute.tsx', {
    id: `${world}-change-operator-ticket-code`,
  }),
  route(`${world}/comment/:bookingId/:ticketId`, 'routes/booking/changes/CommentRoute.tsx', { id: `${world}-comment` }),
];

export default [
  route('login', 'routes/login/LoginRoute.tsx'),
  // Outside the frame, which asks who is there: at a bus station there may be nobody to answer.
  route('departures/:routeScheduleId/:date/scan', 'routes/scan/ScanRoute.tsx'),
  layout('app/BackOffice.tsx', [
    index('routes/home/HomeRoute.tsx'),
    route('bookings', 'routes/bookings/BookingsRoute.tsx'),
    route('collect-cash', 'routes/collect-cash/CollectCashRoute.tsx'),
    route('bookings/:bookingId', 'routes/booking/BookingRoute.tsx'),
    route(
      'create-booking/passenger-list/route-id/:routeId/date/:date/seat-total/:seatTotal',
      'routes/create-booking/PassengerListRoute.tsx',
    ),
    route('create-booking/payment/:bookingId', 'routes/create-booking/PayRoute.tsx'),
    route('bookings/:bookingId/receipt', 'routes/create-booking/ReceiptRoute.tsx'),
    ...oneTicket('bookings'),
    ...oneTicket('tickets'),
    route('bookings/cancel/:bookingId', 'routes/booking/cancel/CancelRoute.tsx'),
    route('ticket-code-classes', 'routes/ticket-classes/ClassesRoute.tsx'),
    route('ticket-code-classes/add', 'routes/ticket-classes/AddClassRoute.tsx'),
    route('ticket-code-classes/:classId', 'routes/ticket-classes/ClassRoute.tsx'),
    route('refund-policies', 'routes/refund-policies/PoliciesRoute.tsx'),
    route('refund-policies/add', 'routes/refund-policies/AddPolicyRoute.tsx'),
    route('refund-policies/:policyId', 'routes/refund-policies/PolicyRoute.tsx'),
    route('overrules', 'routes/overrules/OverrulesRoute.tsx'),
    route('bookings/user/:bookingId', 'routes/booking/changes/UserRoute.tsx'),
    route('settlements', 'routes/settlements/SettlementsRoute.tsx'),
    route('settlements/:settlementId', 'routes/settlements/SettlementRoute.tsx'),
    route('operators/balance/:operatorId', 'routes/settlements/OperatorBalanceRoute.tsx'),
    route('departures', 'routes/departures/DeparturesRoute.tsx'),
    route('departures/:routeScheduleId/:date', 'routes/manifest/ManifestRoute.tsx'),
    route('departures/:routeScheduleId/:date/move', 'routes/move/MoveRoute.tsx'),
    route('reviews', 'routes/reviews/ReviewsRoute.tsx'),
    route('reviews/:reviewId', 'routes/reviews/ReviewRoute.tsx'),
    // One screen; each address begins with another report.
    ...['report', 'operator-report', 'opreport'].map((id) => route(id, 'routes/reports/ReportRoute.tsx', { id })),
    route('inbox', 'routes/inbox/InboxRoute.tsx'),
    route('inbox/:messageId', 'routes/message/MessageRoute.tsx'),
    ...people('users'),
    ...people('staff'),
    route('roles', 'routes/roles/RolesRoute.tsx'),
    route('roles/add', 'routes/roles/AddRoleRoute.tsx'),
    route('roles/:roleId', 'routes/roles/RoleRoute.tsx'),
    route('roles/:roleId/edit', 'routes/roles/EditRoleRoute.tsx'),
    route('coupons', 'routes/coupons/CouponsRoute.tsx'),
    route('coupons/add', 'routes/coupons/AddCouponRoute.tsx'),
    route('coupons/:couponId', 'routes/coupons/CouponRoute.tsx'),
    route('coupons/:couponId/edit', 'routes/coupons/EditCouponRoute.tsx'),
    route('coupons/:couponId/codes', 'routes/coupons/CouponCodesRoute.tsx'),
    route('coupons/:couponId/codes/add', 'routes/coupons/AddCodesRoute.tsx'),
    route('coupon-codes', 'routes/coupons/CouponUsesRoute.tsx'),
    route('agencies', 'routes/agencies/AgenciesRoute.tsx'),
    route('agencies/add', 'routes/agencies/AddAgencyRoute.tsx'),
    route('agencies/:agencyId', 'routes/agencies/AgencyRoute.tsx'),
    route('agencies/:agencyId/balance', 'routes/agencies/AgencyBalanceRoute.tsx'),
    route('booking-agents', 'routes/agencies/AgenciesRoute.tsx', { id: 'booking-agents' }),
    route('ct-agents', 'routes/agencies/AgentsRoute.tsx'),
    route('agencies/:agencyId/edit', 'routes/agencies/EditAgencyRoute.tsx'),
    route('affiliates', 'routes/affiliates/AffiliatesRoute.tsx'),
    route('affiliates/add', 'routes/affiliates/AddAffiliateRoute.tsx'),
    route('affiliates/:affiliateId', 'routes/affiliates/AffiliateRoute.tsx'),
    route('affiliates/:affiliateId/edit', 'routes/affiliates/EditAffiliateRoute.tsx'),
    route('myaccount', 'routes/myaccount/MyAccountRoute.tsx'),
    route('myaccount/security', 'routes/myaccount/SecurityRoute.tsx'),
    route('search', 'routes/search/SearchRoute.tsx'),
    route('search-one', 'routes/search-one/SearchOneRoute.tsx'),
    route('cargo-bookings', 'routes/cargo-bookings/CargoBookingsRoute.tsx'),
    route('cargo-bookings/:code', 'routes/cargo-bookings/CargoBookingRoute.tsx'),
    route('api-accounts', 'routes/api-accounts/ApiAccountsRoute.tsx'),
    route('api-accounts/:accountId', 'routes/api-accounts/ApiAccountRoute.tsx'),
    route('developer-requests', 'routes/developer-requests/DeveloperRequestsRoute.tsx'),
    route('audit', 'routes/audit/AuditRoute.tsx'),
    route('*', 'routes/not-found/NotFoundRoute.tsx'),
  ]),
] satisfies RouteConfig;
