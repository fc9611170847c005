import type { TicketTermText } from './ticket-term-text.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { ShownRate } from '@naga/kernel/exchange-rate.js';
import { defineEntity, p } from '@mikro-orm/core';
import type { SoldLevel } from '../agent-commission/agent-commission.rules.js';
import type { BookingPromotion } from '../coupon/booking-promotion.js';
import type { CouponTerms } from '../coupon/coupon-terms.js';
import type { SoldFeeTerms } from '../fee/charged.rules.js';
import type { RefundTermsApplied } from '../refund/refund-offer.rules.js';
import type { RefundPolicy } from '../refund/refund-policy.rules.js';
import type { PriceStage } from './seat-request.rules.js';

const BookingSchema = defineEntity({
  name: 'Booking',
  tableName: 'booking',
  checks: [
    { name: 'booking_discount_check', expression: 'discount >= 0' },
    {
      name: 'booking_points_check',
      expression: 'points >= 0 and (points = 0 or points_account_id is not null)',
    },
    {
      name: 'booking_affiliate_basis_points_check',
      expression:
        'affiliate_basis_points is null or (affiliate_id is not null and affiliate_basis_points >= 0 and affiliate_basis_points <= 10000)',
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    pnr: p.string().length(6).unique(),
    mode: p.string().length(7),
    language: p.string().length(2),
    /** Derived (status.rules.ts, payment-status.rules.ts) and kept for lists; only record-status.ts writes them. */
    status: p.text(),
    paymentStatus: p.text(),
    currency: p.string().length(3),
    total: p.bigint('number'),
    contactEmail: p.text().nullable(),
    contactPhone: p.text().nullable(),
    /** Of contact and language: rises with each change of them. */
    contactVersion: p.integer().default(1),
    /** As whoever bought it told it; what staff writes in later leaves it. */
    soldToEmail: p.text().nullable(),
    soldToPhone: p.text().nullable(),
    searchText: p.text().default(''),
    bookedFrom: p.text(),
    bookingType: p.text(),
    bookedByUserId: p.bigint('string').nullable().index(),
    /** Signed in at the sale, or joined by the address it was sold to; credit is his alone, and a hand-over leaves it. */
    boughtByUserId: p.bigint('string').nullable(),
    branchId: p.bigint('string').nullable(),
    agencyId: p.bigint('string').nullable(),
    affiliateId: p.text().nullable().index(),
    /** Hundredths of a percent that he earns of this sale, as of the hold; nothing for a code that nobody had. */
    affiliateBasisPoints: p.integer().nullable(),
    /** Of the affiliate who has that percent. */
    affiliateVersion: p.integer().nullable(),
    operatorIds: p.array().columnType('bigint[]'),
    operatorBranchIds: p.array().columnType('bigint[]'),
    countryCodes: p.array(),
    travelsAt: p.datetime(),
    createdAt: p.datetime().index(),
    soldAt: p.datetime().nullable(),
    /** Not null exactly while the seats are held. */
    expiresAt: p.datetime().nullable(),
    extensions: p.integer().default(0),
    /** Its account was deleted: from when on nobody needs to know who travelled. */
    forgetAt: p.datetime().nullable(),
    couponCode: p.text().nullable(),
    /** Which coupon of this booking it is for pricing, from 1; 0 before the first. */
    couponTurn: p.integer().default(0),
    couponTerms: p.json<CouponTerms>().nullable(),
    /** By what its transaction fee is worked out, and whose it is; null of sales from before that was kept. */
    feeTerms: p.json<SoldFeeTerms>().nullable(),
    /** What lowers it without a code, by the names it was sold with; which set of them that is for pricing, 0 without any. */
    promotions: p.json<readonly BookingPromotion[]>().default('[]'),
    promotionTurn: p.integer().default(0),
    /** What the coupon saves, minor units. */
    discount: p.bigint('number').defaultRaw('0'),
    /** Points that pay part of it, as it was held; what of them it uses still, its parts say. */
    points: p.integer().default(0),
    /** Which number of points of this booking it is for users, from 1; 0 before the first. */
    pointsTurn: p.integer().default(0),
    pointsAccountId: p.bigint('string').nullable(),
    /** What users were told of its points last (points/tell-points.ts), and how often they were. */
    pointsTold: p.text().nullable(),
    pointsVersion: p.integer().default(0),
  },
});
/** One purchase; its state lives on the parts (rules.md 1). */
export class Booking extends BookingSchema.class {}
BookingSchema.setClass(Booking);

const ExchangeSchema = defineEntity({
  name: 'Exchange',
  tableName: 'exchange',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').index(),
    mode: p.string().length(7),
    /** 'exchange' of the traveller, 'move' of the operator. */
    kind: p.text(),
    /** 'open', 'done', 'cancelled', 'expired'. */
    state: p.text(),
    fee: p.bigint('number'),
    kept: p.bigint('number'),
    currency: p.string().length(3),
    /** Why it was moved, in the words of who did it. */
    reason: p.text().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    extensions: p.integer().default(0),
    endedAt: p.datetime().nullable(),
  },
});
/** Some seats of a booking taken in place of others (rules.md 7). */
export class Exchange extends ExchangeSchema.class {}
ExchangeSchema.setClass(Exchange);

const LegSchema = defineEntity({
  name: 'Leg',
  tableName: 'leg',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').index(),
    direction: p.text(),
    journeyLegId: p.text(),
    /** Null for what was sold before routes were kept. */
    routeId: p.bigint('string').nullable(),
    routeScheduleId: p.bigint('string'),
    serviceDate: p.date(),
    departure: p.text().index(),
    boardingPosition: p.integer(),
    dropOffPosition: p.integer(),
    operatorId: p.bigint('string'),
    operatorName: p.text(),
    operatorBranchId: p.bigint('string').nullable(),
    operatorCountryCode: p.text(),
    localCountryCode: p.text(),
    ticketPhone: p.text().nullable(),
    ticketEmail: p.text().nullable(),
    receiveTicketCopyEmail: p.text().nullable(),
    transportType: p.text(),
    vehicleNames: p.json<LocalizedText>(),
    seatCount: p.integer(),
    fromName: p.json<LocalizedText>(),
    fromLocationName: p.json<LocalizedText>(),
    toName: p.json<LocalizedText>(),
    toLocationName: p.json<LocalizedText>(),
    fromAddress: p.text().nullable(),
    fromLatitude: p.double().nullable(),
    fromLongitude: p.double().nullable(),
    departureTime: p.datetime().index(),
    arrivalTime: p.datetime(),
    pickupAddress: p.text().nullable(),
    pickupPhone: p.text().nullable(),
    /** 'HH:mm'. */
    pickupTime: p.text().nullable(),
    taxiDropOff: p.text().nullable(),
    /** What its operator asks of each passenger (kernel/passenger-field). */
    requiredFields: p.array().defaultRaw("'{}'"),
    /** What it was sold under, in words. */
    terms: p.json<readonly TicketTermText[]>().defaultRaw("'[]'"),
    /** Whether its operator accepts each sale by hand. */
    confirmsByHand: p.boolean().default(false),
    /** Not null exactly while the leg waits for an operator: its own, or that of the ride it connects with. */
    confirmBy: p.datetime().nullable(),
    acceptedAt: p.datetime().nullable(),
    /** Whether its operator gives the ticket codes by hand. */
    codesByHand: p.boolean().default(false),
    /** Not null exactly while its sold seats wait for their codes: until when, else they get them by themselves. */
    codeBy: p.datetime().nullable(),
    /** Which exchange brought it; null for what was bought at first. */
    exchangeId: () => p.manyToOne(Exchange).mapToPk().fieldName('exchange_id').nullable(),
    /** Whether somebody travels by it, did, or gave it back. */
    stands: p.boolean().default(true),
  },
});
/** One ride of a booking, as it was sold: later edits of the catalogue do not reach it. */
export class Leg extends LegSchema.class {}
LegSchema.setClass(Leg);

const PartSchema = defineEntity({
  name: 'Part',
  tableName: 'part',
  checks: [
    { name: 'part_platform_discount_check', expression: 'platform_discount >= 0' },
    { name: 'part_promoted_check', expression: 'promoted >= 0 and promoted <= platform_discount' },
    { name: 'part_points_check', expression: 'points >= 0 and points <= platform_discount' },
    { name: 'part_agent_commission_check', expression: 'agent_commission >= 0' },
    { name: 'part_given_back_as_check', expression: '(given_back_at is null) = (given_back_as is null)' },
    { name: 'part_uncollected_check', expression: 'uncollected >= 0 and uncollected <= fare' },
    { name: 'part_uncollected_fees_check', expression: 'uncollected_fees >= 0' },
    {
      name: 'part_uncollected_state_check',
      expression: `state = 'NO_SHOW' or uncollected + uncollected_fees = 0`,
    },
    { name: 'part_national_check', expression: 'national_price_of is null or national_of is not null' },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    bookingId: () => p.manyToOne(Booking).mapToPk().fieldName('booking_id').index(),
    legId: () => p.manyToOne(Leg).mapToPk().fieldName('leg_id').index(),
    /** Which passenger, from 0. */
    position: p.integer(),
    state: p.text(),
    seatNumber: p.text(),
    title: p.text(),
    nationality: p.text(),
    /** Whose national he was sold as, ISO 3166-1 alpha-2; null of whom nobody asked of which country. */
    nationalOf: p.text().nullable(),
    /** The country whose nationals' price he pays; null where it is the visitors'. A move to another ride leaves it. */
    nationalPriceOf: p.text().nullable(),
    passengerType: p.text(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    email: p.text().nullable(),
    mobileNumber: p.text().nullable(),
    documentNumber: p.text().nullable(),
    birthDate: p.date().nullable(),
    ticketCode: p.text().nullable(),
    fare: p.bigint('number'),
    commission: p.bigint('number'),
    /** Basis points of the price before promotions, coupon and points that it is. */
    commissionRate: p.integer().nullable(),
    /** What the platform bears of promotions, coupon and points: the operator gets it all the same. */
    platformDiscount: p.bigint('number').defaultRaw('0'),
    /** What of that are promotions. */
    promoted: p.bigint('number').defaultRaw('0'),
    /** What of that are points. */
    points: p.bigint('number').defaultRaw('0'),
    /** What the agency that sold it earns, out of our commission; credited to it with the ticket. */
    agentCommission: p.bigint('number').defaultRaw('0'),
    /** Basis points of the fare that it is. */
    agentCommissionRate: p.integer().nullable(),
    /** Whose rate said so. */
    agentLevel: p.json<SoldLevel>().nullable(),
    stages: p.json<readonly PriceStage[]>(),
    /** In which currency, and at which rate, its price was shown when it was held. */
    shownRate: p.json<ShownRate>().nullable(),
    refundPolicy: p.json<RefundPolicy>(),
    /** What its passenger no longer owes of the fare since he gave it back; minor units. */
    givenBack: p.bigint('number').nullable(),
    /** By which step of its terms, and what of it nobody had paid. */
    refundTerms: p.json<RefundTermsApplied>().nullable(),
    /** When and why it ceased to be a bought seat (refund/given-back-as.ts). */
    givenBackAt: p.datetime().nullable(),
    givenBackAs: p.text().nullable(),
    /** Whether it was given back because its operator failed. */
    operatorsFault: p.boolean().default(false),
    /** Of whoever did not come: what of the fare nobody paid, minor units, and of his share of the fees. */
    uncollected: p.bigint('number').defaultRaw('0'),
    uncollectedFees: p.bigint('number').defaultRaw('0'),
    /** How it ended, as its operator's statement says (settlement/gather-lines.command.ts). */
    settledAs: p.text().nullable(),
    /** What it brought the affiliate whose link led here; null until that is approved (affiliate/gather-earnings.command.ts). */
    affiliateEarned: p.bigint('number').nullable(),
    /** The part it was taken in exchange for. */
    replacesId: p.bigint('string').nullable(),
  },
});
/** One passenger on one leg. */
export class Part extends PartSchema.class {}
PartSchema.setClass(Part);
