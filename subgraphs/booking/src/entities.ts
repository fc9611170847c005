import { RecordImport } from '@naga/server-kit/crud/record-import.entity.js';
import { DoneWrite } from '@naga/server-kit/idempotency/done-write.entity.js';
import { BulkChange, BulkLine } from '@naga/server-kit/crud/bulk/bulk-change.entity.js';
import { SavedSetting } from '@naga/server-kit/settings/saved-setting.entity.js';
import { AffiliateLine, AffiliateStatement } from './affiliate/affiliate-statement.entity.js';
import { BoardingRoute } from './boarding-route/boarding-route.entity.js';
import { Scan } from './boarding/scan.entity.js';
import { BookingAccess, ReferenceTry } from './booking/booking-access.entity.js';
import { HoldVisitor } from './booking/hold-visitor.entity.js';
import { BookingEvent } from './booking/booking-event.entity.js';
import { BookingFee } from './booking/booking-fee.entity.js';
import { Booking, Exchange, Leg, Part } from './booking/booking.entity.js';
import { ClosingWallet } from './customer/closing-wallet.entity.js';
import { DeletedAccount } from './customer/deleted-account.entity.js';
import { VerifiedAddress } from './customer/verified-address.entity.js';
import { OperatorTicketRange, TicketRow } from './booking/ticket-range.entity.js';
import { BookingComment } from './comment/comment.entity.js';
import { HolderCode } from './holder-proof/holder-code.entity.js';
import { Balance } from './ledger/balance.entity.js';
import { LedgerEntry } from './ledger/ledger-entry.entity.js';
import { Overrule } from './overrule/overrule.entity.js';
import { LinkRefund, PayLink } from './pay-link/pay-link.entity.js';
import { CashCollection } from './payment/cash-collection.entity.js';
import { CodeRange, TicketClass, TicketCode } from './ticket-code/ticket-class.entity.js';
import { Payment } from './payment/payment.entity.js';
import { WingLog } from './payment/wing-log.entity.js';
import { Notice } from './reminder/notice.entity.js';
import { OperatorCountry } from './operator-country/operator-country.entity.js';
import { RefundPolicyRequest } from './refund-policy-request/refund-policy-request.entity.js';
import { RefundPolicyRow } from './refund/refund-policy.entity.js';
import { Refund } from './refund/refund.entity.js';
import { Feedback } from './feedback/feedback.entity.js';
import { Review } from './review/review.entity.js';
import { SandboxCharge, SandboxRefund } from './sandbox-provider/sandbox-charge.entity.js';
import { SeatBlock } from './seat-block/seat-block.entity.js';
import { SeatClaim } from './seat-claim/seat-claim.entity.js';
import { Settlement, SettlementApproval, SettlementDispute, SettlementLine } from './settlement/settlement.entity.js';

/** Every table of this subgraph but the outbox. */
export const entities = [
  HolderCode,
  Booking,
  Exchange,
  Leg,
  Part,
  BookingFee,
  BookingEvent,
  BookingAccess,
  HoldVisitor,
  Notice,
  VerifiedAddress,
  ClosingWallet,
  DeletedAccount,
  ReferenceTry,
  SeatClaim,
  SeatBlock,
  TicketRow,
  OperatorTicketRange,
  PayLink,
  LinkRefund,
  Payment,
  WingLog,
  RefundPolicyRow,
  RefundPolicyRequest,
  Refund,
  Feedback,
  Review,
  BookingComment,
  Overrule,
  TicketClass,
  CodeRange,
  TicketCode,
  LedgerEntry,
  Balance,
  CashCollection,
  BoardingRoute,
  OperatorCountry,
  RecordImport,
  SandboxCharge,
  SandboxRefund,
  AffiliateStatement,
  AffiliateLine,
  Settlement,
  SettlementLine,
  SettlementApproval,
  SettlementDispute,
  Scan,
  DoneWrite,
  BulkChange,
  BulkLine,
  SavedSetting,
];
