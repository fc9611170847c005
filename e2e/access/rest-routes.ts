import { bookingRequest, type JourneyRow, tomorrow } from '../harness/rest-client.js';

const NO_JOURNEY: JourneyRow = {
  route_id: '999999999',
  route_schedule_id: '999999999',
  date: tomorrow(),
  stop_id_from: '1',
  stop_id_to: '2',
  departure_time: '',
  seats_available: 0,
  price: { local: 0, foreign: 0, currency: 'USD' },
  connecting: 0,
  operator: { id: '999999999' },
};

/** Every route of the REST facade with the operation it does; one that is missing here fails the test. */
export const REST_ROUTES: Readonly<
  Record<string, { readonly does: string; readonly path?: string; readonly body?: object }>
> = {
  'GET /api/v1/journeys': {
    does: 'Query.searchJourneys',
    path: '/api/v1/journeys?from=phnom-penh&to=nowhere&date=2026-01-01',
  },
  'GET /api/v1/journeys/{route_schedule_id}/seats': {
    does: 'Query.journey',
    path: '/api/v1/journeys/999999999/seats?date=2026-01-01&stop_id_from=1&stop_id_to=2',
  },
  'POST /api/v1/bookings': { does: 'Mutation.holdSeats', body: bookingRequest(NO_JOURNEY, ['1']) },
  'GET /api/v1/bookings/{id}': { does: 'Query.booking' },
  'PUT /api/v1/bookings/{id}': { does: 'Mutation.confirmBooking', path: '/api/v1/bookings/999999999?action=confirm' },
  'POST /api/v1/bookings/{id}/payments': { does: 'Mutation.startPayment', body: { method: 'card' } },
  'GET /api/v1/bookings/{id}/add-ons': { does: 'Query.addOnOffers' },
  'PUT /api/v1/bookings/{id}/add-ons': { does: 'Mutation.setAddOns', body: { add_ons: [] } },
  'POST /api/v1/payments/{provider}/callback': { does: 'Mutation.receivePaymentCallback', body: {} },
  'POST /api/v1/storeWingMobileLog': {
    does: 'Mutation.storeWingMobileLog',
    body: { payment_id: '999999999', logData: {} },
  },
  'GET /api/v1/operators': { does: 'Query.operators' },
  'GET /api/v1/amenities': { does: 'Query.amenities' },
  'GET /api/v1/routeamenities': { does: 'Query.routeAmenities' },
  'GET /api/v1/locations/pairs': { does: 'Query.locationPairs' },
  'GET /api/gtfs.zip': { does: 'Query.gtfsFeed' },
  'POST /api/login': { does: 'Mutation.login', body: { email: 'nobody@example.com', password: 'not the password' } },
  'POST /api/agent/login': {
    does: 'Mutation.agentLogin',
    body: { email: 'nobody@example.com', password: 'not the password' },
  },
  'POST /api/login/second-factor': { does: 'Mutation.answerSecondFactor', body: { challenge: 'none', code: '000000' } },
  'POST /api/otp/request': { does: 'Mutation.requestOtp', body: { mobile_number: 'none' } },
  'POST /api/otp/verify': { does: 'Mutation.verifyOtp', body: { mobile_number: '+85512000000', code: '000000' } },
  'POST /api/autoLogin': { does: 'Mutation.autoLogin', body: { email: 'nobody@example.com', unique_code: 'none' } },
  'PUT /api/refreshToken': { does: 'Mutation.refreshToken' },
  'POST /api/logout': { does: 'Mutation.logout' },
  'GET /api/user': { does: 'Query.mySessions' },
  'GET /api/admin/v1/permissions': { does: 'Query.mySessions' },
  'POST /api/register': { does: 'Mutation.register', body: {} },
  'POST /api/email/verify': { does: 'Mutation.verifyEmail', body: { token: 'none' } },
  'POST /api/email/resend': { does: 'Mutation.resendVerification', body: { email: 'nobody@example.com' } },
  'POST /api/password/email': { does: 'Mutation.requestPasswordReset', body: { email: 'nobody@example.com' } },
  'POST /api/password/reset': { does: 'Mutation.resetPassword', body: {} },
  'PATCH /api/settings/profile': { does: 'Mutation.updateProfile', body: {} },
  'PATCH /api/settings/password': {
    does: 'Mutation.changePassword',
    body: { current_password: 'not the password', password: 'short', password_confirmation: 'short' },
  },
  'GET /api/profile-pictures/{id}': { does: 'Query.profilePicture' },
};
