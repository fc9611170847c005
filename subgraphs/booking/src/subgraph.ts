import { auditDoor } from '@naga/server-kit/audit/audit-door.js';
import { nounResolvers } from '@naga/server-kit/crud/noun-resolver.js';
import { providersResolver } from '@naga/server-kit/providers/providers.resolver.js';
import { settingsResolver } from '@naga/server-kit/settings/settings.resolver.js';
import { defineSubgraph } from '@naga/server-kit/subgraph.js';
import { AccountChangeResolver } from './account-change/account-change.resolver.js';
import { BoardingResolver } from './boarding/boarding.resolver.js';
import { BookingHistoryResolver } from './booking/booking-history.resolver.js';
import { BookingLegResolver } from './booking/booking-leg.resolver.js';
import { BookingPartResolver } from './booking/booking-part.resolver.js';
import { bookingReference } from './booking/booking.loader.js';
import { BookingResolver } from './booking/booking.resolver.js';
import { BookingView } from './booking/booking.type.js';
import { PriceStageResolver } from './booking/price-stage.resolver.js';
import { CommentResolver } from './comment/comment.resolver.js';
import { CouponResolver } from './coupon/coupon.resolver.js';
import { CustomerResolver } from './customer/customer.resolver.js';
import { forgetAccount } from './customer/forget-account.command.js';
import { joinAccount, joinBuyer } from './customer/join-account.command.js';
import { entities } from './entities.js';
import { onSchedulesFollowed } from './followed/on-schedules-followed.js';
import { RefusedRefundResolver } from './refund/refused-refund.resolver.js';
import { TakesCreditResolver } from './refund/takes-credit.resolver.js';
import { NameCorrectionResolver } from './name-correction/name-correction.resolver.js';
import { HolderProofResolver } from './holder-proof/holder-proof.resolver.js';
import { MoveResolver } from './exchange/move.resolver.js';
import { ExchangeResolver } from './exchange/exchange.resolver.js';
import { OperatorDecisionResolver } from './operator-decision/operator-decision.resolver.js';
import { PayLinkResolver } from './pay-link/pay-link.resolver.js';
import { OverruleResolver } from './overrule/overrule.resolver.js';
import { BookingEditResolver } from './booking-edit/booking-edit.resolver.js';
import { PassengerChangeResolver } from './passenger-change/passenger-change.resolver.js';
import { ManifestResolver } from './manifest/manifest.resolver.js';
import { AffiliateStatementResolver } from './affiliate/affiliate-statement.resolver.js';
import { AffiliateResolver } from './affiliate/affiliate.resolver.js';
import { keepPercent } from './affiliate/keep-percent.command.js';
import { AffiliateRefView } from './affiliate/affiliate.type.js';
import { AgencyResolver } from './balance/agency.resolver.js';
import { AgencyRefView } from './balance/agency.type.js';
import { BalanceResolver } from './balance/balance.resolver.js';
import { CashResolver } from './cash/cash.resolver.js';
import { ReviewPaymentResolver } from './payment/review-payment.resolver.js';
import { PaymentResolver } from './payment/payment.resolver.js';
import { WingLogOfBookingResolver, WingLogOfLinkResolver } from './payment/wing-log.resolver.js';
import { ReportResolver } from './report/report.resolver.js';
import { SoldSeatsResolver } from './report/sold-seats.resolver.js';
import { ResendResolver } from './resend/resend.resolver.js';
import { AddOnResolver } from './add-on/add-on.resolver.js';
import { DonationResolver } from './donation/donation.resolver.js';
import { PointsResolver } from './points/points.resolver.js';
import { seatBlockBulkResolvers } from './seat-block/seat-block-bulk.resolver.js';
import { SeatBlockResolver } from './seat-block/seat-block.resolver.js';
import { RefundPolicyRequestResolver } from './refund-policy-request/refund-policy-request.resolver.js';
import { RefundPolicyResolver } from './refund/refund-policy.resolver.js';
import { JourneyTermsResolver, LegTermsResolver } from './refund/ride-terms.resolver.js';
import { reviewBulkResolvers } from './review/review-bulk.resolver.js';
import { ReviewResolver } from './review/review.resolver.js';
import { StaffReviewResolver } from './review/staff-review.resolver.js';
import { BookingFactsResolver, BookingRowResolver } from './sales/booking-row.resolver.js';
import { BookingsResolver } from './sales/bookings.resolver.js';
import { SandboxChargeResolver } from './sandbox-provider/sandbox-charge.resolver.js';
import { SeatChangeResolver } from './seat-change/seat-change.resolver.js';
import { AwaitedCodesResolver } from './ticket-code/awaited-codes.resolver.js';
import { TicketCodeResolver } from './ticket-code/ticket-code.resolver.js';
import { JourneyDayView, JourneyLegView, JourneyView } from './seat-map/ride.type.js';
import { FeedbackResolver } from './feedback/feedback.resolver.js';
import {
  ClaimedSeatsResolver,
  JourneyDaySeatsResolver,
  JourneySeatsResolver,
  LegSeatsResolver,
} from './seat-map/seat-map.resolver.js';
import { jobs } from './jobs.js';
import { nouns } from './nouns.js';
import { migrations } from './migrations.js';
import { providersOf } from './providers.js';
import { colleagueName } from './booking-edit/colleague-name.js';
import { type BookingServices, closeServices, openServices } from './services.js';
import { SETTINGS } from './settings.js';
import { SettlementResolver } from './settlement/settlement.resolver.js';
import { TicketAmountsResolver, TicketsResolver } from './ticket-list/tickets.resolver.js';
import { TicketResolver } from './ticket/ticket.resolver.js';
import { TicketView } from './ticket/ticket.type.js';
import { WalletPassResolver } from './wallet-pass/wallet-pass.resolver.js';

/** Seat claims, bookings, payments, refunds, the ledger, and the sandbox payment provider. */
export default defineSubgraph<BookingServices>({
  name: 'booking',
  neighbours: ['catalogue', 'pricing', 'users'],
  entities,
  migrations,
  resolvers: [
    BookingResolver,
    BookingHistoryResolver,
    BookingLegResolver,
    BookingPartResolver,
    PriceStageResolver,
    CouponResolver,
    PointsResolver,
    AddOnResolver,
    DonationResolver,
    RefundPolicyResolver,
    RefundPolicyRequestResolver,
    SeatBlockResolver,
    JourneyTermsResolver,
    LegTermsResolver,
    OperatorDecisionResolver,
    ExchangeResolver,
    MoveResolver,
    HolderProofResolver,
    NameCorrectionResolver,
    TakesCreditResolver,
    RefusedRefundResolver,
    PaymentResolver,
    CashResolver,
    ReviewPaymentResolver,
    AffiliateResolver,
    AffiliateStatementResolver,
    AgencyResolver,
    BalanceResolver,
    SandboxChargeResolver,
    BookingsResolver,

    BookingRowResolver,
    BookingFactsResolver,
    ReportResolver,
    SoldSeatsResolver,
    CustomerResolver,
    FeedbackResolver,
    ClaimedSeatsResolver,
    JourneySeatsResolver,
    JourneyDaySeatsResolver,
    LegSeatsResolver,
    TicketResolver,
    WalletPassResolver,
    TicketsResolver,
    TicketAmountsResolver,
    ReviewResolver,
    StaffReviewResolver,
    ...reviewBulkResolvers,
    ...seatBlockBulkResolvers,
    BookingEditResolver,
    PassengerChangeResolver,
    SeatChangeResolver,
    CommentResolver,
    WingLogOfBookingResolver,
    WingLogOfLinkResolver,
    AccountChangeResolver,
    ResendResolver,
    SettlementResolver,

    ManifestResolver,
    BoardingResolver,
    OverruleResolver,
    PayLinkResolver,
    TicketCodeResolver,
    ...nouns.flatMap((noun) => nounResolvers(noun, colleagueName)),
    AwaitedCodesResolver,
    auditDoor('booking'),
    settingsResolver('booking', SETTINGS, colleagueName),
    providersResolver('booking', providersOf),
  ],
  orphanedTypes: [
    AffiliateRefView,
    AgencyRefView,
    BookingView,
    JourneyDayView,
    JourneyView,
    JourneyLegView,
    TicketView,
  ],
  references: {
    Affiliate: (reference: AffiliateRefView) => Object.assign(new AffiliateRefView(), reference),
    Agency: (reference: AgencyRefView) => Object.assign(new AgencyRefView(), reference),
    Booking: bookingReference,
    Journey: (reference: JourneyView) => Object.assign(new JourneyView(), reference),
    JourneyLeg: (reference: JourneyLegView) => Object.assign(new JourneyLegView(), reference),
    JourneyDay: (reference: JourneyDayView) => Object.assign(new JourneyDayView(), reference),
  },
  audience: {
    'ticket.issued': ['booking', 'users'],
    'payment.refunded_late': ['users'],
    'booking.cancelled': ['users'],
    'booking.parts_cancelled': ['users'],
    'booking.exchanged': ['users'],
    'booking.moved': ['users'],
    'booking.code_requested': ['users'],
    'booking.pending_operator': ['users'],
    'ticket.code_awaited': ['users'],
    'booking.rejected': ['users'],
    'refund.done': ['users'],
    'refund.refused': ['users'],
    'refund.in_cash': ['users'],
    'second_person.asked': ['users'],
    'refund_policy.decided': ['users'],
    'operator.rated': ['catalogue'],
    'booking.changed': ['users'],
    'booking.contact_replaced': ['users'],
    'booking.handed_over': ['users'],
    'booking.completed': ['users'],
    'booking.left_unpaid': ['users'],
    'booking.reminder_due': ['users'],
    'payment.failed': ['users'],
    'payment.in_review': ['users'],
    'payment.sent_back': ['users'],
    'payment.cash_awaited': ['users'],
    'payment.cash_received': ['users'],
    'ticket.resent': ['users'],
    'points.told': ['users'],
    'coupon.used': ['pricing'],
    'coupon.given_back': ['pricing'],
    'coupon.lowered': ['pricing'],
    'pay_link.asked': ['users'],
    'pay_link.paid': ['users'],
    'pay_link.refunded': ['users'],
    'pay_link.in_review': ['users'],
    'pay_link.sent_back': ['users'],
    'pay_link.overpaid': ['users'],
    'pay_link.refunded_late': ['users'],
    'pay_link.refund_refused': ['users'],
    'pay_link.refund_in_cash': ['users'],
    'seats.freed': ['users'],
  },
  consumers: {
    'account.email_verified': joinAccount,
    'account.imported': joinAccount,
    'account.deleted': forgetAccount,
    'affiliate.percent_told': keepPercent,
    'schedules.followed': onSchedulesFollowed,
    'ticket.issued': joinBuyer,
  },
  jobs,
  open: openServices,
  close: closeServices,
});
