import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import type { TicketTermText } from './ticket-term-text.js';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import type { ShownRate } from '@naga/kernel/exchange-rate.js';
import type { Currency } from '@naga/kernel/money.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { SoldLevel } from '../agent-commission/agent-commission.rules.js';
import type { BookingPromotion } from '../coupon/booking-promotion.js';
import type { CouponTerms } from '../coupon/coupon-terms.js';
import type { SoldFeeTerms } from '../fee/charged.rules.js';
import type { PaymentState } from '../payment/payment-state.rules.js';
import type { GivenBackAs } from '../refund/given-back-as.js';
import type { RefundTermsApplied } from '../refund/refund-offer.rules.js';
import type { RefundPolicy } from '../refund/refund-policy.rules.js';
import type { RefundRecord } from '../refund/refund-record.js';
import type { BookingType } from './booking-type.rules.js';
import type { FeeRecord } from './fee-record.js';
import type { PartState } from './part-state.rules.js';
import type { Nationality, PassengerType, Title } from './passenger.rules.js';
import type { LegDirection, PriceStage } from './seat-request.rules.js';
import type { SoldNational } from './sold-national.rules.js';

/** A whole booking as one statement reads it. Amounts in minor units of `currency`, instants in epoch milliseconds. */
export interface BookingRecord {
  readonly id: string;
  readonly pnr: string;
  readonly mode: Mode;
  readonly language: string;
  readonly currency: Currency;
  readonly total: number;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  /** As whoever bought it told it; what staff writes in later leaves it. */
  readonly soldToEmail: string | null;
  readonly soldToPhone: string | null;
  /** Of contact and language; from 1. */
  readonly contactVersion: number;
  readonly bookedFrom: string;
  readonly bookingType: BookingType;
  readonly bookedByUserId: string | null;
  /** Signed in at the sale, or joined by the address it was sold to: credit is his alone. */
  readonly boughtByUserId: string | null;
  /** The account it stands under is deleted. */
  readonly isBuyerGone: boolean;
  /** Whose people sold it. */
  readonly agencyId: string | null;
  /** Digits of the affiliate whose link led here. */
  readonly affiliateId: string | null;
  /** The code it is bought with, what it saves, and what else is kept of it. */
  readonly couponCode: string | null;
  readonly couponTurn: number;
  readonly couponTerms: CouponTerms | null;
  readonly discount: number;
  /** What lowers it without a code, and which set of promotions that is for pricing; 0 without any. */
  readonly promotions: readonly BookingPromotion[];
  readonly promotionTurn: number;
  /** Whose points pay part of it, how many it was held with, and which number of them that is for users, from 1. */
  readonly pointsAccountId: string | null;
  readonly points: number;
  readonly pointsTurn: number;
  /** What users were told of its points last, and how often they were. */
  readonly pointsTold: string | null;
  readonly pointsVersion: number;
  readonly createdAt: number;
  readonly soldAt: number | null;
  /** Not null exactly while the seats are held. */
  readonly expiresAt: number | null;
  readonly extensions: number;
  /** What is travelled, was, or was given back, in the order it is ridden. */
  readonly legs: readonly LegRecord[];
  /** What nobody travels by: replaced by others, held in place of others, or given up before it was bought. */
  readonly aside: readonly LegRecord[];
  /** The exchange that waits for its money. */
  readonly exchange: ExchangeRecord | null;
  readonly fees: readonly FeeRecord[];
  /** Null of sales from before they were kept. */
  readonly feeTerms: SoldFeeTerms | null;
  readonly payments: readonly PaymentRecord[];
  readonly refunds: readonly RefundRecord[];
}

export interface LegRecord {
  readonly id: string;
  readonly direction: LegDirection;
  readonly journeyLegId: string;
  readonly routeScheduleId: string;
  /** 'YYYY-MM-DD', the service date. */
  readonly date: string;
  /** Key of the departure in seat_claim. */
  readonly departure: string;
  readonly boardingPosition: number;
  readonly dropOffPosition: number;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly operatorBranchId: string | null;
  readonly operatorCountryCode: string;
  readonly localCountryCode: string;
  readonly ticketPhone: string | null;
  readonly ticketEmail: string | null;
  readonly receiveTicketCopyEmail: string | null;
  readonly transportType: string;
  readonly vehicleNames: LocalizedText;
  readonly fromName: LocalizedText;
  readonly fromLocationName: LocalizedText;
  readonly toName: LocalizedText;
  readonly toLocationName: LocalizedText;
  readonly fromAddress: string | null;
  readonly fromLatitude: number | null;
  readonly fromLongitude: number | null;
  readonly departureTime: number;
  readonly arrivalTime: number;
  /** Where the travellers asked to be fetched and set down; the time is 'HH:mm'. */
  readonly pickupAddress: string | null;
  readonly pickupPhone: string | null;
  readonly pickupTime: string | null;
  readonly taxiDropOff: string | null;
  /** What its operator asks of each passenger. */
  readonly requiredFields: readonly PassengerField[];
  /** What it was sold under, in words. */
  readonly terms: readonly TicketTermText[];
  /** Which exchange brought it; null for what was bought at first. */
  readonly exchangeId: string | null;
  /** Whether its operator accepts each sale by hand. */
  readonly confirmsByHand: boolean;
  /** Not null exactly while the leg waits for an operator: its own, or that of the ride it connects with. */
  readonly confirmBy: number | null;
  readonly acceptedAt: number | null;
  /** Whether its operator gives the ticket codes by hand. */
  readonly codesByHand: boolean;
  /** Not null exactly while its sold seats wait for their codes. */
  readonly codeBy: number | null;
  readonly ticketId: string | null;
  readonly ticketRevoked: boolean;
  /** In the order of the passengers. */
  readonly parts: readonly PartRecord[];
}

export interface PartRecord extends SoldNational {
  readonly id: string;
  readonly position: number;
  readonly state: PartState;
  readonly seatNumber: string;
  readonly title: Title;
  readonly nationality: Nationality;
  readonly passengerType: PassengerType;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly mobileNumber: string | null;
  readonly documentNumber: string | null;
  /** 'YYYY-MM-DD' */
  readonly birthDate: string | null;
  readonly ticketCode: string | null;
  readonly fare: number;
  readonly commission: number;
  /** Basis points of the price before promotions, coupon and points that it is; null of what was sold before it was kept. */
  readonly commissionRate: number | null;
  /** What the platform bears of a discount: the operator gets it all the same. */
  readonly platformDiscount: number;
  /** What of that is for promotions. Minor units. */
  readonly promoted: number;
  /** What of it is paid with points. Minor units. */
  readonly points: number;
  /** What the agency that sold it earns, out of our commission. */
  readonly agentCommission: number;
  /** Basis points of the fare that it is; null where it is an amount, all of our commission, or was sold before it was kept. */
  readonly agentCommissionRate: number | null;
  /** Whose rate said so; null without an agency, and of what was sold before it was kept. */
  readonly agentLevel: SoldLevel | null;
  readonly stages: readonly PriceStage[];
  /** In which currency, and at which rate, its price was shown when it was held; null: as it was charged. */
  readonly shownRate: ShownRate | null;
  readonly refundPolicy: RefundPolicy;
  /** Of whoever did not come: what of the fare nobody paid, and of his share of the fees. */
  readonly uncollected: number;
  readonly uncollectedFees: number;
  /** What its passenger no longer owes of the fare since he gave it back, or changed it; null while he has it. */
  readonly givenBack: number | null;
  /** Why it ceased to be a bought seat (refund/given-back-as.ts); null while it is one, and of what was changed. */
  readonly givenBackAs: GivenBackAs | null;
  /** By which step of its terms; null while he has it, of what goes back beside its terms, and of what did before they were kept. */
  readonly refundTerms: RefundTermsApplied | null;
  /** The part it was taken in exchange for. */
  readonly replacesId: string | null;
}

/** Seats are held in place of others until the difference is paid. Minor units. */
export interface ExchangeRecord {
  readonly id: string;
  readonly fee: number;
  /** What of a lower fare does not come back. */
  readonly kept: number;
  readonly expiresAt: number;
  readonly extensions: number;
}

export interface PaymentRecord {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly reference: string;
  readonly providerReference: string | null;
  readonly state: PaymentState;
  /** What was asked; once it is settled, what arrived. */
  readonly amount: number;
  /** Of a settled one, what was let go of what was asked and is owed by nobody. */
  readonly forgiven: number;
  readonly currency: Currency;
  readonly payUrl: string | null;
  readonly returnUrl: string | null;
  readonly createdAt: number;
  readonly settledAt: number | null;
  /** Until when it can be paid, where that is before its hold ends. */
  readonly expiresAt: number | null;
  readonly qr: string | null;
  readonly code: string | null;
  /** Whose money it is, or who took it; null where its provider has it. */
  readonly party: string | null;
  /** What its provider said it took, where that was not what was asked and a person had to look at it. */
  readonly received: { readonly amount: number; readonly currency: string } | null;
  /** It came from the wallet of an account that is deleted. */
  readonly isOwnerGone: boolean;
  /** Somebody decided that this goes back. */
  readonly isSentBack: boolean;
  /** The rides that it is of: those of the exchange whose difference it pays; none where it is of the whole booking. */
  readonly legIds: readonly string[];
  /** Who asked first to take what arrived as paid, where a second person has to. */
  readonly takingAskedById: string | null;
}

/** Every passenger on every leg that stands. */
export const partsOf = (booking: BookingRecord): readonly PartRecord[] => booking.legs.flatMap(({ parts }) => parts);
