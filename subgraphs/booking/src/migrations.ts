import { FeesSayTheirVersion } from '../migrations/fees-say-their-version.js';
import { InsurersAreSettled } from '../migrations/insurers-are-settled.js';
import { DonationsAreListed } from '../migrations/donations-are-listed.js';
import { WordsAreCompared } from '../migrations/words-are-compared.js';
import { JobsHaveTurns } from '@naga/server-kit/jobs/jobs-have-turns.js';
import { AgenciesEarnByARate } from '../migrations/agencies-earn-by-a-rate.js';
import { BlocksAreListed } from '../migrations/blocks-are-listed.js';
import { ReviewsAreListed } from '../migrations/reviews-are-listed.js';
import { AffiliatesHaveStatements } from '../migrations/affiliates-have-statements.js';
import { BulkChangesForgetWhoAsked } from '../migrations/bulk-changes-forget-who-asked.js';
import { BulkChangesSayWhy } from '../migrations/bulk-changes-say-why.js';
import { ManyAreChangedByAJob } from '../migrations/many-are-changed-by-a-job.js';
import { ReviewsHaveVersions } from '../migrations/reviews-have-versions.js';
import { BookingsGiveForCauses } from '../migrations/bookings-give-for-causes.js';
import { BookingsHaveAddOns } from '../migrations/bookings-have-add-ons.js';
import { FeesFollowTheMethod } from '../migrations/fees-follow-the-method.js';
import { SalesExplainThemselves } from '../migrations/sales-explain-themselves.js';
import { AffiliatesAreFound } from '../migrations/affiliates-are-found.js';
import { AccountsHoldMoney } from '../migrations/accounts-hold-money.js';
import { AddressesAreKnown } from '../migrations/addresses-are-known.js';
import { AgentsEarnCommission } from '../migrations/agents-earn-commission.js';
import { AuditLeavesTermsOut } from '../migrations/audit-leaves-terms-out.js';
import { BlocksSayThatAllIsClosed } from '../migrations/blocks-say-that-all-is-closed.js';
import { BlocksSayTheirPart } from '../migrations/blocks-say-their-part.js';
import { BoardingRoutesHaveDays } from '../migrations/boarding-routes-have-days.js';
import { BookingsHaveAccounts } from '../migrations/bookings-have-accounts.js';
import { BookingsHaveTypes } from '../migrations/bookings-have-types.js';
import { BookingsKnowWhoBought } from '../migrations/bookings-know-who-bought.js';
import { BookingsUseCoupons } from '../migrations/bookings-use-coupons.js';
import { BookingsHavePromotions } from '../migrations/bookings-have-promotions.js';
import { BookingsUsePoints } from '../migrations/bookings-use-points.js';
import { BuyersGiveFeedback } from '../migrations/buyers-give-feedback.js';
import { CashIsSettled } from '../migrations/cash-is-settled.js';
import { ClaimsAreTold } from '../migrations/claims-are-told.js';
import { CodesAreAwaited } from '../migrations/codes-are-awaited.js';
import { CodesAndRoutesAreRecords } from '../migrations/codes-and-routes-are-records.js';
import { ContactsHaveVersions } from '../migrations/contacts-have-versions.js';
import { CreditIsGivenUp } from '../migrations/credit-is-given-up.js';
import { EntriesNameTheirLink } from '../migrations/entries-name-their-link.js';
import { StatementsNameAddOns } from '../migrations/statements-name-add-ons.js';
import { EntriesSayWhoseHand } from '../migrations/entries-say-whose-hand.js';
import { HoldsKnowTheirVisitor } from '../migrations/holds-know-their-visitor.js';
import { MoneySaysItsRides } from '../migrations/money-says-its-rides.js';
import { WalletsClose } from '../migrations/wallets-close.js';
import { RefundsAreToldOnce } from '../migrations/refunds-are-told-once.js';
import { CreateAudit } from '../migrations/create-audit.js';
import { CreateBooking } from '../migrations/create-booking.js';
import { ExchangesKeepForOperators } from '../migrations/exchanges-keep-for-operators.js';
import { FaultsAreStated } from '../migrations/faults-are-stated.js';
import { FeesInEveryCurrency } from '../migrations/fees-in-every-currency.js';
import { FreedSeatsAreTold } from '../migrations/freed-seats-are-told.js';
import { HoldersProveThemselves } from '../migrations/holders-prove-themselves.js';
import { LegsCarryPickups } from '../migrations/legs-carry-pickups.js';
import { LegsKnowLocals } from '../migrations/legs-know-locals.js';
import { LinksAskForAnyAmount } from '../migrations/links-ask-for-any-amount.js';
import { MoneyIsSentBackOnce } from '../migrations/money-is-sent-back-once.js';
import { NobodyFreesSeats } from '../migrations/nobody-frees-seats.js';
import { OperatorsAreSettled } from '../migrations/operators-are-settled.js';
import { OperatorsDecide } from '../migrations/operators-decide.js';
import { OperatorsHaveTicketClasses } from '../migrations/operators-have-ticket-classes.js';
import { PassengersBoard } from '../migrations/passengers-board.js';
import { PassengersShowDocuments } from '../migrations/passengers-show-documents.js';
import { PaymentsHaveDeadlines } from '../migrations/payments-have-deadlines.js';
import { PoliciesAreAskedFor } from '../migrations/policies-are-asked-for.js';
import { PoliciesHavePlaces } from '../migrations/policies-have-places.js';
import { PromisesAreCounted } from '../migrations/promises-are-counted.js';
import { RefundsAreOverruled } from '../migrations/refunds-are-overruled.js';
import { RoutesArePaidOnBoarding } from '../migrations/routes-are-paid-on-boarding.js';
import { SearchesAreQuick } from '../migrations/searches-are-quick.js';
import { StaffBlocksSeats } from '../migrations/staff-blocks-seats.js';
import { StaffWriteComments } from '../migrations/staff-write-comments.js';
import { StepsAreInMinutes } from '../migrations/steps-are-in-minutes.js';
import { TicketsAreExchanged } from '../migrations/tickets-are-exchanged.js';
import { TicketsAreListed } from '../migrations/tickets-are-listed.js';
import { SeatsSayWhyTheyWent } from '../migrations/seats-say-why-they-went.js';
import { TopUpsTakeTwo } from '../migrations/top-ups-take-two.js';
import { TravellersAreReminded } from '../migrations/travellers-are-reminded.js';
import { TravellersReview } from '../migrations/travellers-review.js';
import { UnreadIndexes } from '../migrations/unread-indexes.js';
import { PaymentsSayWhatArrived } from '../migrations/payments-say-what-arrived.js';
import { PayoutsAreFound } from '../migrations/payouts-are-found.js';
import { PeopleTakeAsPaid } from '../migrations/people-take-as-paid.js';
import { WritesAreDoneOnce } from '../migrations/writes-are-done-once.js';
import { WingLogsAreRead } from '../migrations/wing-logs-are-read.js';
import { AffiliatesEarnAsSold } from '../migrations/affiliates-earn-as-sold.js';
import { TopUpsHaveKinds } from '../migrations/top-ups-have-kinds.js';
import { TopUpsWaitInAList } from '../migrations/top-ups-wait-in-a-list.js';
import { TransfersAreBookedOnce } from '../migrations/transfers-are-booked-once.js';
import { NationalsAreKnown } from '../migrations/nationals-are-known.js';
import { GrantsTakeTwo } from '../migrations/grants-take-two.js';
import { SeatsAreKeptForSome } from '../migrations/seats-are-kept-for-some.js';
import { LegsKeepTerms } from '../migrations/legs-keep-terms.js';
import { LinksAreEdited } from '../migrations/links-are-edited.js';
import { NoShowsBringNothing } from '../migrations/no-shows-bring-nothing.js';
import { RefusedRefundsEnd } from '../migrations/refused-refunds-end.js';
import { PartsKeepWhatWasShown } from '../migrations/parts-keep-what-was-shown.js';
import { PartsAreReadByTheirOperator } from '../migrations/parts-are-read-by-their-operator.js';
import { RefundsAreRefused } from '../migrations/refunds-are-refused.js';
import { RefundsNameTheirSeats } from '../migrations/refunds-name-their-seats.js';
import { SettingsAreKept } from '../migrations/settings-are-kept.js';
import { TicketClassesHaveVersions } from '../migrations/ticket-classes-have-versions.js';
import { BlocksKeepTheirOrder } from '../migrations/blocks-keep-their-order.js';

/** Every step of the tables, in the order in which they run. */
export const migrations = [
  CreateBooking,
  OperatorsDecide,
  CreateAudit,
  FeesInEveryCurrency,
  BookingsHaveAccounts,
  AddressesAreKnown,
  LegsCarryPickups,
  UnreadIndexes,
  LegsKnowLocals,
  PaymentsHaveDeadlines,
  TravellersAreReminded,
  StaffWriteComments,
  OperatorsAreSettled,
  PassengersBoard,
  TravellersReview,
  CashIsSettled,
  TicketsAreExchanged,
  RefundsAreOverruled,
  BookingsUseCoupons,
  HoldersProveThemselves,
  AccountsHoldMoney,
  OperatorsHaveTicketClasses,
  ClaimsAreTold,
  PoliciesHavePlaces,
  TicketsAreListed,
  BookingsHaveTypes,
  StaffBlocksSeats,
  RoutesArePaidOnBoarding,
  AgentsEarnCommission,
  LinksAskForAnyAmount,
  PassengersShowDocuments,
  MoneyIsSentBackOnce,
  FaultsAreStated,
  CodesAreAwaited,
  SearchesAreQuick,
  FreedSeatsAreTold,
  ContactsHaveVersions,
  BuyersGiveFeedback,
  WritesAreDoneOnce,
  PayoutsAreFound,
  PeopleTakeAsPaid,
  WingLogsAreRead,
  NobodyFreesSeats,
  StepsAreInMinutes,
  AffiliatesAreFound,
  LinksAreEdited,
  PoliciesAreAskedFor,
  NoShowsBringNothing,
  GrantsTakeTwo,
  TopUpsTakeTwo,
  PromisesAreCounted,
  SeatsSayWhyTheyWent,
  NationalsAreKnown,
  AffiliatesEarnAsSold,
  TransfersAreBookedOnce,
  BookingsKnowWhoBought,
  RefundsAreRefused,
  ExchangesKeepForOperators,
  TopUpsWaitInAList,
  PaymentsSayWhatArrived,
  TopUpsHaveKinds,
  RefusedRefundsEnd,
  PartsAreReadByTheirOperator,
  CreditIsGivenUp,
  HoldsKnowTheirVisitor,
  MoneySaysItsRides,
  WalletsClose,
  EntriesSayWhoseHand,
  RefundsAreToldOnce,
  RefundsNameTheirSeats,
  LegsKeepTerms,
  SeatsAreKeptForSome,
  AuditLeavesTermsOut,
  SettingsAreKept,
  TicketClassesHaveVersions,
  BookingsUsePoints,
  BlocksSayTheirPart,
  BoardingRoutesHaveDays,
  AffiliatesHaveStatements,
  BookingsHavePromotions,
  ManyAreChangedByAJob,
  CodesAndRoutesAreRecords,
  ReviewsHaveVersions,
  SalesExplainThemselves,
  BulkChangesForgetWhoAsked,
  BulkChangesSayWhy,
  BlocksSayThatAllIsClosed,
  FeesFollowTheMethod,
  ReviewsAreListed,
  BlocksAreListed,
  AgenciesEarnByARate,
  PartsKeepWhatWasShown,
  BookingsGiveForCauses,
  BookingsHaveAddOns,
  DonationsAreListed,
  WordsAreCompared,
  JobsHaveTurns,
  BlocksKeepTheirOrder,
  FeesSayTheirVersion,
  InsurersAreSettled,
  EntriesNameTheirLink,
  StatementsNameAddOns,
];
