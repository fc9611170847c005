import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Every page answers without a prefix and under each language's two letters. `:lang?` takes any word, so
 * language-prefix.tsx refuses what is no language. Order does not matter: the router ranks by how exact a path is.
 */
export default [
  route('sitemap.xml', 'routes/for-robots/sitemap.ts'),
  route('sitemaps/:file', 'routes/for-robots/sitemap-file.ts'),
  route('robots.txt', 'routes/for-robots/robots.ts'),
  route(':lang?', 'app/language-prefix.tsx', [
    index('routes/home/home.tsx'),
    ...['bus-tickets', 'taxi-tickets', 'ferry-tickets', 'search'].map((kind) =>
      route(`${kind}/:from?/:to?/:date?/:return?`, 'routes/results/results.tsx', { id: kind }),
    ),
    route('operators', 'routes/operators/operators.tsx'),
    route('operators/:slug', 'routes/operators/operator.tsx'),
    route('operators/:operatorName/:from/:to?/:date?/:return?', 'routes/operators/operator-search.ts'),
    ...['gallery', 'appGallery'].map((path) => route(path, 'routes/gallery/gallery.tsx', { id: path })),
    route('route-details/:from?/:to?', 'routes/route-details/route-details.tsx'),
    ...['popular-bus-routes', 'popular-taxi-routes', 'popular-ferry-routes'].map((kind) =>
      route(kind, 'routes/popular/popular.tsx', { id: kind }),
    ),
    ...['about', 'appAbout'].map((path) => route(path, 'routes/company/about.tsx', { id: path })),
    ...['donation-for-cause', 'donate-now'].map((path) => route(path, 'routes/donate/donate.tsx', { id: path })),
    route('pay/:token', 'routes/pay/pay.tsx'),
    route('seat-alerts', 'routes/alerts/watch-seats.tsx'),
    route('seat-alerts/:id', 'routes/alerts/seat-alert.tsx'),
    route('fare-alerts', 'routes/alerts/watch-fare.tsx'),
    route('fare-alerts/:id', 'routes/alerts/fare-alert.tsx'),
    route('contact', 'routes/company/contact.tsx'),
    route('faq', 'routes/company/faq.tsx'),
    ...['terms-of-use', 'terms', 'appTerms'].map((path) => route(path, 'routes/company/terms.tsx', { id: path })),
    ...['privacy-policy', 'privacypolicy'].map((path) => route(path, 'routes/company/privacy.tsx', { id: path })),
    route('checkout/passengers/:bookingId', 'routes/passengers/passengers.tsx'),
    route('checkout/payment/:bookingId', 'routes/payment/payment.tsx'),
    route('checkout/payment/:bookingId/:paymentId', 'routes/attempt/attempt.tsx'),
    route('checkout/:details_1?/:details_2?', 'routes/seats/seats.tsx'),
    route('reviews/:ticketId/:email?', 'routes/reviews/reviews.tsx'),
    route('bookingresponse', 'routes/confirmation/confirmation.tsx'),
    route('view-booking-detail/:booking_id?', 'routes/view-booking/view-booking.tsx'),
    route('view-booking-detail/:booking_id/change', 'routes/change-booking/change-booking.tsx'),
    layout('app/ticket-language.tsx', [route('eticket/:ticketId/:email?', 'routes/eticket/eticket.tsx')]),
    ...['eticket/:ticketId.pdf', 'eticket/:ticketId/:email.pdf'].map((path) =>
      route(path, 'routes/eticket/eticket-pdf.ts', { id: path }),
    ),
    ...['eticket/:ticketId.ics', 'eticket/:ticketId/:email.ics'].map((path) =>
      route(path, 'routes/eticket/eticket-calendar.ts', { id: path }),
    ),
    ...['eticket/:ticketId.pkpass', 'eticket/:ticketId/:email.pkpass'].map((path) =>
      route(path, 'routes/eticket/eticket-wallet.ts', { id: path }),
    ),
    ...['', '/all/:city', '/category/:category', '/packages', '/short-activity'].map((which) =>
      route(`experiences${which}`, 'routes/experiences/experiences.tsx', { id: `experiences${which}` }),
    ),
    route('experiences/:idAndSlug', 'routes/experiences/experience.tsx'),
    route('parcels', 'routes/parcels/parcels.tsx'),
    ...['parcels/track', 'view-cargo-booking-detail/:code?'].map((path) =>
      route(path, 'routes/parcels/track.tsx', { id: path }),
    ),
    layout('app/guards/guests-only.tsx', [
      ...['auth/login', 'agent/login'].map((path) => route(path, 'routes/login/login.tsx', { id: path })),
      route('auth/register', 'routes/register/register.tsx'),
      route('password/reset', 'routes/password/forgotten.tsx'),
      route('password/reset/:token/:email?', 'routes/password/reset.tsx'),
      route('autoLogin/:email?/:uniqueCode?', 'routes/auto-login/auto-login.tsx'),
    ]),
    route('email/verify/:token?', 'routes/verify-email/verify-email.tsx'),
    route('logout', 'routes/logout/logout.ts'),
    route('developer_request', 'routes/developer-request/developer-request.tsx'),
    ...['referrals', 'ct-referral-code'].map((path) => route(path, 'routes/referrals/friends.tsx', { id: path })),
    route('referrals/partners', 'routes/referrals/partners.tsx'),
    route('ct-cashback', 'routes/referrals/cashback.tsx'),
    layout('app/guards/members-only.tsx', [
      route('password/change', 'routes/password/change.tsx'),
      route('dashboard', 'routes/dashboard/dashboard.tsx'),
      route('dashboard/affiliate', 'routes/dashboard/affiliate.tsx'),
      route('dashboard/rewards', 'routes/dashboard/points.tsx'),
      route('dashboard/notifications', 'routes/notifications/notifications.tsx'),
      route('dashboard/alerts', 'routes/alerts/my-alerts.tsx'),
      route('visits', 'routes/visits/visits.tsx'),
      route('settings', 'routes/settings/settings.ts'),
      route('settings/profile', 'routes/settings/profile.tsx'),
      route('settings/security', 'routes/settings/security.tsx'),
      route('settings/data', 'routes/settings/data.tsx'),
      route('settings/data/export', 'routes/settings/data-export.ts'),
      route('dashboard/:booking_id', 'routes/view-booking/view-booking.tsx', { id: 'dashboard/:booking_id' }),
      layout('app/guards/developers-only.tsx', [
        route('developers', 'routes/developers/developers.tsx'),
        route('developers/accounts', 'routes/developers/accounts.tsx'),
        route('developers/accounts/:accountId', 'routes/developers/account.tsx'),
        route('developers/bookings', 'routes/developers/bookings.tsx'),
        route('developers/bookings/:booking_id', 'routes/view-booking/view-booking.tsx', {
          id: 'developers/bookings/:booking_id',
        }),
      ]),
    ]),
    layout('app/guards/agency-only.tsx', [
      route('agency', 'routes/agency/home.tsx'),
      route('agency/search/:from?/:to?/:date?/:back?', 'routes/agency/search.tsx'),
      route('agency/bookings', 'routes/agency/bookings.tsx'),
      route('agency/bookings.csv', 'routes/agency/bookings-csv.ts'),
      route('agency/bookings/:booking_id', 'routes/view-booking/view-booking.tsx', {
        id: 'agency/bookings/:booking_id',
      }),
      route('agency/bookings/:booking_id/change', 'routes/change-booking/change-booking.tsx', {
        id: 'agency/bookings/:booking_id/change',
      }),
      route('agency/bookings/:booking_id/receipt', 'routes/agency/receipt.tsx'),
      route('agency/statement', 'routes/agency/statement.tsx'),
      route('agency/statement.csv', 'routes/agency/statement-csv.ts'),
      route('booking', 'routes/agency/sell.tsx'),
      route('booking/:bookingId', 'routes/agency/pay.tsx'),
    ]),
    route('*', 'routes/not-found/not-found.tsx'),
  ]),
] satisfies RouteConfig;
