import { bulkOf } from '@naga/server-kit/crud/bulk/bulk-of-noun.js';
import { bulkJobs } from '@naga/server-kit/crud/bulk/bulk.jobs.js';
import { forgetDoneWritesJob } from '@naga/server-kit/idempotency/do-once.js';
import { stateAffiliatesJob } from './affiliate/state-affiliates.job.js';
import { endRidesJob } from './boarding/end-rides.job.js';
import { colleagueName } from './booking-edit/colleague-name.js';
import { expireHoldsJob } from './booking/expire-holds.job.js';
import { forgetPeopleJob } from './customer/forget-people.job.js';
import { giveUpCreditJob } from './customer/give-up-credit.job.js';
import { expireExchangesJob } from './exchange/expire-exchanges.job.js';
import { nouns } from './nouns.js';
import { learnCountriesJob } from './operator-country/known-operators.js';
import { rejectOverdueJob } from './operator-decision/reject-overdue.job.js';
import { finishSendBacksJob } from './payment/finish-send-backs.job.js';
import { expirePaymentsJob } from './payment/expire-payments.job.js';
import { expirePayLinksJob } from './pay-link/expire-pay-links.job.js';
import { forgetWingLogsJob } from './payment/forget-wing-logs.job.js';
import { sendRefundsJob } from './refund/send-refunds.job.js';
import { remindTravellersJob } from './reminder/remind-travellers.job.js';
import { tellLeftUnpaidJob } from './reminder/tell-left-unpaid.job.js';
import { reviewBulk } from './review/review-bulk.js';
import { deliverCallbacksJob } from './sandbox-provider/deliver-callbacks.job.js';
import { giveOverdueCodesJob } from './ticket-code/give-overdue-codes.job.js';
import { seatBlockBulk } from './seat-block/seat-block-bulk.js';
import { settleJob } from './settlement/settle.job.js';

/** What is done at its hour, whoever asks or not. */
export const jobs = [
  expireHoldsJob,
  expireExchangesJob,
  rejectOverdueJob,
  giveOverdueCodesJob,
  expirePaymentsJob,
  expirePayLinksJob,
  deliverCallbacksJob,
  sendRefundsJob,
  finishSendBacksJob,
  forgetPeopleJob,
  giveUpCreditJob,
  remindTravellersJob,
  tellLeftUnpaidJob,
  settleJob,
  stateAffiliatesJob,
  endRidesJob,
  forgetDoneWritesJob,
  forgetWingLogsJob,
  ...bulkJobs([...nouns.map((noun) => bulkOf(noun, colleagueName)), reviewBulk, seatBlockBulk]),
  learnCountriesJob('learn-countries-of-operators'),
];
