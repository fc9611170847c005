const booking = `fragment B on Booking {
  id pnr status paymentStatus expiresAt now language contactEmail contactPhone currency canExtendHold takesCredit
  passengersComplete bookedFrom
  couponCode couponMethods promotions { id titles { en th } } discount { amount } points pointsToEarn
  total { amount currency } paid { amount } forgiven { amount } refunded { amount } due { amount }
  fees { name amount { amount } }
  legs { id direction journeyLegId date operatorName operatorCountryCode localCountryCode vehicleName departureTime arrivalTime confirmBy awaitsOperator awaitsViewer
    pickupAddress pickupPhone pickupTime taxiDropOff refundTiers { minutesBefore percent fixedFee { amount } until } exchangeTerms { fee { amount } minutesBefore until }
    parts { id state seatNumber title nationality nationalOf nationalPriceOf passengerType firstName lastName ticketCode fare { amount } stages { name subtotal } } }
  exchange { expiresAt toPay { amount } oldFare { amount } newFare { amount } fee { amount } kept { amount } partIds legs { journeyLegId parts { id state seatNumber } } }
  exchangedLegs { id journeyLegId parts { id state } } exchangeableUntil
  payments { id method provider state amount { amount } forgiven { amount } payUrl reference expiresAt qr code received { amount currency } takingAsked wayBack }
  refunds { id state amount { amount } reason toWallet inCash } isWalletGone cashBack { amount } backAtAgency { amount } soldBy { id }
  refundOffer { amount { amount } paid { amount } validUntil lines { partId percent fixedFee { amount } amount { amount } } }
}`;
const refused = `... on Refused { code facts }`;
const cash = `{ __typename ... on CashAtCounter { canCollect payment { id state code amount { amount } }
  booking { ...B } } ${refused} }`;
const agency = `{ __typename ... on AgencyBalance { asked { kind amount { amount currency } note reference askedBy { id } } balances { amount currency } creditLimit { amount } total
  rows { after { amount } amount { amount } reason note askedBy { id } approvedBy { id } approvalNote reference pnr } sums { reason amount { amount } } } ${refused} }`;
const bookingAnswer = `{ __typename ... on Booking { ...B } ${refused} }`;

/** What clients of these tests ask. */
export const documents = {
  hold: `mutation ($input: HoldSeatsInput!) { answer: holdSeats(input: $input) {
    __typename ... on HeldBooking { accessToken booking { ...B } } ${refused} } } ${booking}`,
  addBoardingRoute: `mutation ($operatorId: ID!, $routeId: ID!) {
    answer: createBoardingRoute(input: { operatorId: $operatorId, routeId: $routeId }) { __typename } }`,
  extend: `mutation ($id: ID!) { answer: extendHold(bookingId: $id) ${bookingAnswer} } ${booking}`,
  passengers: `mutation ($id: ID!, $passengers: [PassengerInput!]!, $contact: ContactInput!) {
    answer: setPassengers(bookingId: $id, passengers: $passengers, contact: $contact) ${bookingAnswer} } ${booking}`,
  pay: `mutation ($id: ID!, $method: PaymentMethod!, $returnUrl: String, $useWallet: Boolean, $expectedTotal: SafeInt) {
    answer: startPayment(bookingId: $id, method: $method, returnUrl: $returnUrl, useWallet: $useWallet, expectedTotal: $expectedTotal) {
      __typename ... on StartedPayment { payment { id method state payUrl reference expiresAt qr code amount { amount } } booking { ...B } }
      ${refused} } } ${booking}`,
  methods: `query ($id: ID!) { answer: paymentMethods(bookingId: $id) { method flow reason facts } }`,
  applyCoupon: `mutation ($id: ID!, $code: String!) { answer: applyCoupon(bookingId: $id, code: $code) ${bookingAnswer} } ${booking}`,
  removeCoupon: `mutation ($id: ID!) { answer: removeCoupon(bookingId: $id) ${bookingAnswer} } ${booking}`,
  usePoints: `mutation ($id: ID!, $points: Int!) { answer: usePoints(bookingId: $id, points: $points) ${bookingAnswer} } ${booking}`,
  setDonation: `mutation ($id: ID!, $amount: SafeInt!, $cause: DonationCause) {
    answer: setDonation(bookingId: $id, amount: $amount, cause: $cause) ${bookingAnswer} } ${booking}`,
  addOnOffers: `query ($id: ID!) { answer: addOnOffers(bookingId: $id) { id kind operatorId names { en } descriptions { en }
    mostPerSeat seats { partId quantity unit { amount currency } } } }`,
  setAddOns: `mutation ($id: ID!, $addOns: [ChosenAddOnInput!]!) {
    answer: setAddOns(bookingId: $id, addOns: $addOns) ${bookingAnswer} } ${booking}`,
  pointsOffer: `query ($id: ID!) { answer: booking(id: $id) { pointsOffer { available least most step } } }`,
  bookingPoints: `query ($ids: [ID!]!) { answer: bookingPoints(bookingIds: $ids) { bookingId expiresAt told } }`,
  couponHolders: `query ($ids: [ID!]!) { answer: couponHolders(bookingIds: $ids) { bookingId turn promotionTurn status expiresAt } }`,
  confirm: `mutation ($id: ID!) { answer: confirmBooking(bookingId: $id) ${bookingAnswer} } ${booking}`,
  cancel: `mutation ($id: ID!, $partIds: [ID!], $expectedRefund: SafeInt, $refundTo: RefundTo) {
    answer: cancelBooking(bookingId: $id, partIds: $partIds, expectedRefund: $expectedRefund, refundTo: $refundTo) ${bookingAnswer} } ${booking}`,
  acceptLeg: `mutation ($id: ID!, $legId: ID!) { answer: acceptLeg(bookingId: $id, legId: $legId) ${bookingAnswer} } ${booking}`,
  refuseLeg: `mutation ($id: ID!, $legId: ID!, $reason: String!) {
    answer: refuseLeg(bookingId: $id, legId: $legId, reason: $reason) ${bookingAnswer} } ${booking}`,
  correctName: `mutation ($id: ID!, $partId: ID!, $firstName: String!, $lastName: String!) {
    answer: correctName(bookingId: $id, partId: $partId, firstName: $firstName, lastName: $lastName) ${bookingAnswer} } ${booking}`,
  requestCode: `mutation ($id: ID!) { answer: requestHolderCode(bookingId: $id) ${bookingAnswer} } ${booking}`,
  proveHolder: `mutation ($id: ID!, $code: String!) { answer: proveHolder(bookingId: $id, code: $code) ${bookingAnswer} } ${booking}`,
  movePreview: `query ($from: DepartureInput!, $to: DepartureInput!, $partIds: [ID!]) {
    answer: movePreview(from: $from, to: $to, partIds: $partIds) { partId pnr name seatNumber newSeat problem missing } }`,
  departuresToMoveTo: `query ($from: DepartureInput!, $date: LocalDate!, $otherOperators: Boolean! = false) {
    answer: departuresToMoveTo(from: $from, date: $date, otherOperators: $otherOperators, page: 1, pageSize: 50) {
      total rows { routeScheduleId operatorId } } }`,
  movePassengers: `mutation ($from: DepartureInput!, $to: DepartureInput!, $partIds: [ID!], $reason: String!) {
    answer: movePassengers(from: $from, to: $to, partIds: $partIds, reason: $reason) { partId newSeat problem missing } }`,
  exchangeOffer: `query ($id: ID!, $partIds: [ID!]!, $rides: [ExchangeRideInput!]!) {
    answer: exchangeOffer(bookingId: $id, partIds: $partIds, rides: $rides) { __typename ... on ExchangeOffer {
      oldFare { amount } newFare { amount } fee { amount } kept { amount } credits { promotions { amount } coupon { amount } points { amount } } savingLost { amount } difference collected
      seats { replaces legId seatNumber fare { amount } } passengers { position missing } } ${refused} } }`,
  beginExchange: `mutation ($id: ID!, $partIds: [ID!]!, $rides: [ExchangeRideInput!]!, $expected: SafeInt, $passengers: [PassengerFactsInput!], $refundTo: RefundTo) {
    answer: beginExchange(bookingId: $id, partIds: $partIds, rides: $rides, expected: $expected, passengers: $passengers, refundTo: $refundTo) ${bookingAnswer} } ${booking}`,
  cancelExchange: `mutation ($id: ID!) { answer: cancelExchange(bookingId: $id) ${bookingAnswer} } ${booking}`,
  decide: `mutation ($id: ID!, $outcome: SandboxOutcome!) { answer: decideSandboxCharge(id: $id, outcome: $outcome) {
    __typename ... on SandboxCharge { id reference state amount { amount currency } } ${refused} } }`,
  callback: `mutation ($provider: String!, $body: String!, $signature: String!) {
    answer: receivePaymentCallback(provider: $provider, body: $body, signature: $signature) ${bookingAnswer} } ${booking}`,
  wing: `mutation ($id: ID!, $log: JSONObject!) { answer: storeWingMobileLog(paymentId: $id, logData: $log) }`,
  cashCode: `query ($code: String!) { answer: cashCode(code: $code) ${cash} } ${booking}`,
  collectCash: `mutation ($code: String!) { answer: collectCash(code: $code) ${cash} } ${booking}`,
  handOutCash: `mutation ($code: String!, $holderCode: String) {
    answer: handOutCash(code: $code, holderCode: $holderCode) ${cash} } ${booking}`,
  cashHours: `query ($id: ID!) { answer: cashCollectionHours(operatorId: $id) }`,
  setCashHours: `mutation ($id: ID!, $hours: Int!) { answer: setCashCollectionHours(operatorId: $id, hours: $hours) }`,
  acceptReviewed: `mutation ($id: ID!) { answer: acceptReviewedPayment(paymentId: $id) ${bookingAnswer} } ${booking}`,
  sendBackReviewed: `mutation ($id: ID!) { answer: sendBackReviewedPayment(paymentId: $id) ${bookingAnswer} } ${booking}`,
  agencyBalance: `query ($id: ID!, $from: LocalDate, $until: LocalDate) {
    answer: agencyBalance(agencyId: $id, from: $from, until: $until) ${agency} }`,
  askedTopUps: `query ($toDecide: Boolean, $pageSize: Int! = 50, $after: String) {
    answer: askedTopUps(toDecide: $toDecide, pageSize: $pageSize, after: $after) { total next rows {
      agency { id } kind amount { amount currency } note reference askedBy { id } askedAt } } }`,
  agencyFunds: `{ answer: agencyFunds { agencyId balance { amount } creditLimit { amount currency } left { amount } } }`,
  topUp: `mutation ($id: ID!, $kind: TopUpKind! = CORRECTION, $amount: SafeInt!, $currency: String! = "USD", $note: String!,
      $reference: String) {
    answer: topUpAgency(agencyId: $id, kind: $kind, amount: $amount, currency: $currency, note: $note, reference: $reference) ${agency} }`,
  myWallet: `{ answer: myWallet { amount currency } }`,
  booking: `query ($id: ID!) { answer: booking(id: $id) { ...B } } ${booking}`,
  wingLog: `query ($id: ID!) { answer: booking(id: $id) { wingLog { paymentId logData } } }`,
  history: `query ($id: ID!) { answer: booking(id: $id) { timeline { type actor facts }
    ledger { account debit credit currency reason } bookedByUserId affiliateId
    legs { parts { stages { source } } } } }`,
  entities: `query ($r: [_Any!]!) { answer: _entities(representations: $r) { ... on Booking { id pnr } } }`,
  byReference: `query ($pnr: String!, $email: String!) { answer: bookingByReference(pnr: $pnr, email: $email) {
    accessToken booking { id } } }`,
  charge: `query ($id: ID!) { answer: sandboxCharge(id: $id) { id state amount { amount } description returnUrl } }`,
  list: `query ($filter: BookingFilterInput, $sort: BookingSort! = NEWEST, $page: Int! = 1, $pageSize: Int! = 50) {
    answer: bookings(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      total rows { id pnr status paymentStatus passengerName passengerCount fromName toName operatorName departureTime
        total { amount } stayingTotal { amount } } } }`,
  mine: `query ($when: BookingWhen!, $page: Int! = 1, $pageSize: Int! = 20) {
    answer: myBookings(when: $when, page: $page, pageSize: $pageSize) { total rows { id pnr status fromName toName
      total { amount } legs { direction fromName toName departureTime operatorName seatNumbers ticketUrl } } } }`,
  visits: `{ answer: myVisits { locationName times lastOn lastBookingId } }`,
  closeWallet: `mutation ($id: ID!) { answer: closeWallet(accountId: $id) { amount currency } }`,
  creditOf: `query ($id: ID!) { answer: creditOf(accountId: $id) { amount currency } }`,
  bookingsOf: `query ($id: ID!) { answer: bookingsOf(accountId: $id) }`,
  summary: `query ($date: LocalDate!) { answer: salesSummary(date: $date) {
    bookings seats sold { amount currency } refundPending toCollect inReview } }`,
  departures: `query ($date: LocalDate!, $operatorId: ID, $branchId: ID, $page: Int! = 1, $pageSize: Int! = 50) {
    answer: departuresToBoard(date: $date, operatorId: $operatorId, branchId: $branchId, page: $page, pageSize: $pageSize) {
      total rows { routeScheduleId date departureTime route operatorName vehicleName seatCount sold boarded noShow } } }`,
  manifest: `query ($id: ID!, $date: LocalDate!) { answer: manifest(routeScheduleId: $id, date: $date) {
    routeScheduleId date departureTime arrivalTime route operatorName vehicleName seatCount blockedSeats
    calls { position name time }
    passengers { partId bookingId pnr seatNumber name title nationality passengerType phone ticketCode from to
      boardingPosition dropOffPosition departureTime arrivalTime owed { amount currency } pickupAddress pickupTime
      pickupPhone taxiDropOff state boardedAt boardedBy { id } }
    revoked { partId ticketCode seatNumber state } } }`,
  scans: `mutation ($input: SyncScansInput!) { answer: syncScans(input: $input) { __typename
    ... on ScansSynced { answers { clientId outcome partId owed { amount currency } boardedAt boardedBy { id } ridesAt taken { amount } } }
    ${refused} } }`,
  ticketKeys: `{ answer: ticketKeys { publicKey current } }`,
  qrs: `query ($id: ID!) { answer: booking(id: $id) { tickets { passengers { partId qr payOnBoarding { amount } } } } }`,
  seats: `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Journey { id freeSeats }
    ... on JourneyLeg { id seatMap { floors rows columns free seats { number state kind } } } } }`,
} as const;
