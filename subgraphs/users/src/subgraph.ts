import { nounBulkJobs } from '@naga/server-kit/crud/bulk/bulk.jobs.js';
import { nounResolvers } from '@naga/server-kit/crud/noun-resolver.js';
import { forgetDoneWritesJob } from '@naga/server-kit/idempotency/do-once.js';
import { forgetReloadsJob } from '@naga/server-kit/reload/forget-reloads.job.js';
import { providersResolver } from '@naga/server-kit/providers/providers.resolver.js';
import { settingsResolver } from '@naga/server-kit/settings/settings.resolver.js';
import { defineSubgraph } from '@naga/server-kit/subgraph.js';
import { migrations } from './migrations.js';
import { providersOf } from './providers.js';
import { MeResolver } from './account/me.resolver.js';
import { ProfileResolver } from './profile/profile.resolver.js';
import { sendEmailChange } from './profile/send-email-change.command.js';
import { OWNER_CONSUMERS } from './account/owner-events.js';
import { affiliateReference } from './affiliate/affiliate.loader.js';
import { AffiliateResolver } from './affiliate/affiliate.resolver.js';
import { countAffiliateBooking, uncountAffiliateBooking } from './affiliate/count-booking.command.js';
import { agencyReference } from './agency/agency.loader.js';
import { SellingAgencyResolver } from './agency/selling-agency.resolver.js';
import { AgencyResolver } from './agency/agency.resolver.js';
import { CommissionRateResolver } from './commission-level/commission-rate.resolver.js';
import { CommissionLevelResolver } from './commission-level/commission-level.resolver.js';
import { ApiAccountResolver } from './api-account/api-account.resolver.js';
import { ApiKeyResolver } from './api-key/api-key.resolver.js';
import { forgetApiRequestsJob } from './api-request/forget-api-requests.job.js';
import { DeveloperRequestResolver } from './developer-request/developer-request.resolver.js';
import { AuditResolver } from './audit/audit.resolver.js';
import { tellDeciders, tellDeveloper } from './developer-request/tell-developer.command.js';
import { entities } from './entities.js';
import { nouns } from './nouns.js';
import { tellSecondPerson } from './notification/tell-second-person.command.js';
import { tellAsker } from './notification/tell-asker.command.js';
import { PAY_LINK_CONSUMERS } from './notification/tell-pay-link.command.js';
import { ImpersonationResolver } from './impersonation/impersonation.resolver.js';
import { messageCacheResolver } from './message-template/message-cache.resolver.js';
import { MessageTemplateResolver } from './message-template/message-template.resolver.js';
import { ListViewResolver } from './list-view/list-view.resolver.js';
import { ShownAroundResolver } from './shown-around/shown-around.resolver.js';
import { MessageResolver } from './notification/message.resolver.js';
import { sendMessagesJob } from './notification/send-messages.job.js';
import {
  inviteReview,
  remind,
  sendTickets,
  tellCancelled,
  tellChanged,
  tellContactReplaced,
  tellHandedOver,
  tellExchanged,
  tellMoved,
  tellLeftUnpaid,
  tellPartsCancelled,
  tellCashAwaited,
  tellCashReceived,
  tellCodeAwaited,
  tellInReview,
  tellPaymentFailed,
  tellSentBack,
  tellPending,
  tellRefundDone,
  tellRefundInCash,
  tellRefundRefused,
  tellRefundedLate,
  tellRejected,
} from './notification/tell-customer.command.js';
import { tellHolder } from './notification/tell-holder.command.js';
import { OneTimeCodeResolver } from './one-time-code/one-time-code.resolver.js';
import { sendCode } from './one-time-code/send-code.command.js';
import { OwnDataResolver } from './own-data/own-data.resolver.js';
import { PayerResolver } from './payer/payer.resolver.js';
import { PasswordResolver } from './password/password.resolver.js';
import { sendPasswordReset } from './password/send-password-reset.command.js';
import { colleagueName, colleagueReference } from './people/colleague.loader.js';
import { sellingAgencyReference } from './agency/selling-agency.loader.js';
import { SellingAgencyView } from './agency/selling-agency.type.js';
import { ColleagueResolver } from './people/colleague.resolver.js';
import { ColleagueView } from './people/colleague.type.js';
import { userReference } from './people/user.loader.js';
import { UserResolver } from './people/user.resolver.js';
import { UserView } from './people/user.type.js';
import { RegistrationResolver } from './registration/registration.resolver.js';
import { sendVerification } from './registration/send-verification.command.js';
import { ReferralResolver } from './referral/referral.resolver.js';
import { RewardRequestResolver } from './reward-request/reward-request.resolver.js';
import { ListedMovementResolver } from './reward/listed-movement.resolver.js';
import { PointsResolver } from './reward/points.resolver.js';
import { expirePointsJob } from './reward/expire-points.job.js';
import { lapsePointsJob } from './reward/lapse-points.job.js';
import { REWARD_AUDIENCE, REWARD_CONSUMERS } from './reward/reward-events.js';
import { RewardResolver } from './reward/reward.resolver.js';
import { RoleResolver } from './role/role.resolver.js';
import { ALERT_AUDIENCE, ALERT_CONSUMERS } from './fare-alert/alert-events.js';
import { FareAlertResolver } from './fare-alert/fare-alert.resolver.js';
import { lookForFaresJob } from './fare-alert/look-for-fares.job.js';
import { lookForSeatsJob } from './seat-alert/look-for-seats.job.js';
import { SeatAlertResolver } from './seat-alert/seat-alert.resolver.js';
import { deliverNotification } from './staff-notification/deliver-notification.command.js';
import { NotificationResolver } from './staff-notification/notification.resolver.js';
import { OwnNotificationResolver } from './staff-notification/own-notification.resolver.js';
import { SecondFactorResolver } from './second-factor/second-factor.resolver.js';
import { closeServices, openServices, type UsersServices } from './services.js';
import { DeviceSessionResolver } from './device/device-session.resolver.js';
import { forgetOldJob } from './session/forget-old.job.js';
import { SessionResolver } from './session/session.resolver.js';
import { SETTINGS } from './settings.js';

/** Accounts, sessions, roles, and the messages people are sent. */
export default defineSubgraph<UsersServices>({
  name: 'users',
  neighbours: ['booking', 'cargo', 'catalogue', 'experiences', 'pricing'],
  entities,
  migrations,
  resolvers: [
    MeResolver,
    ProfileResolver,
    OwnDataResolver,
    RegistrationResolver,
    PasswordResolver,
    OneTimeCodeResolver,
    SecondFactorResolver,
    DeviceSessionResolver,
    RoleResolver,
    SessionResolver,
    MessageResolver,
    MessageTemplateResolver,
    NotificationResolver,
    OwnNotificationResolver,
    UserResolver,
    ColleagueResolver,
    AgencyResolver,
    SellingAgencyResolver,
    CommissionLevelResolver,
    CommissionRateResolver,
    ...nouns.flatMap((noun) => nounResolvers(noun, colleagueName)),
    ImpersonationResolver,
    ApiAccountResolver,
    ApiKeyResolver,
    DeveloperRequestResolver,
    AffiliateResolver,
    RewardResolver,
    PointsResolver,
    ListedMovementResolver,
    RewardRequestResolver,
    ReferralResolver,
    PayerResolver,
    SeatAlertResolver,
    FareAlertResolver,
    ListViewResolver,
    ShownAroundResolver,
    AuditResolver,
    messageCacheResolver,
    settingsResolver('users', SETTINGS, colleagueName),
    providersResolver('users', ({ env }: UsersServices) => providersOf(env)),
  ],
  orphanedTypes: [UserView, ColleagueView, SellingAgencyView],
  references: {
    Affiliate: affiliateReference,
    Agency: agencyReference,
    User: userReference,
    Colleague: colleagueReference,
    SellingAgency: sellingAgencyReference,
  },
  audience: {
    'account.registered': ['users'],
    'account.verification_requested': ['users'],
    'account.email_verified': ['booking', 'users'],
    'account.imported': ['booking'],
    'affiliate.percent_told': ['booking'],
    'account.email_change_requested': ['users'],
    'account.email_changed': ['users'],
    'account.password_reset_requested': ['users'],
    'account.password_changed': ['users'],
    'account.otp_requested': ['users'],
    'account.second_factor_added': ['users'],
    'account.second_factor_removed': ['users'],
    'account.second_factor_reset': ['users'],
    'account.farewell': ['users'],
    'account.deleted': ['booking', 'cargo'],
    'developer.requested': ['users'],
    'developer.decided': ['users'],
    ...ALERT_AUDIENCE,
    'notification.sent': ['users'],
    ...REWARD_AUDIENCE,
  },
  consumers: {
    'ticket.issued': async (context, event) => {
      await countAffiliateBooking(context, event);
      await sendTickets(context, event);
    },
    'ticket.resent': sendTickets,
    'payment.refunded_late': tellRefundedLate,
    'booking.cancelled': async (context, event) => {
      await uncountAffiliateBooking(context, event);
      await tellCancelled(context, event);
    },
    'booking.parts_cancelled': tellPartsCancelled,
    'booking.pending_operator': tellPending,
    'ticket.code_awaited': tellCodeAwaited,
    'booking.rejected': tellRejected,
    'refund.done': tellRefundDone,
    'refund.refused': tellRefundRefused,
    'refund.in_cash': tellRefundInCash,
    'second_person.asked': tellSecondPerson,
    'refund_policy.decided': tellAsker,
    'prices.decided': tellAsker,
    'booking.changed': tellChanged,
    'booking.contact_replaced': tellContactReplaced,
    'booking.handed_over': tellHandedOver,
    'booking.exchanged': tellExchanged,
    'booking.moved': tellMoved,
    'booking.code_requested': tellHolder,
    'booking.completed': inviteReview,
    'booking.left_unpaid': tellLeftUnpaid,
    'booking.reminder_due': remind,
    'payment.failed': tellPaymentFailed,
    'payment.in_review': tellInReview,
    'payment.sent_back': tellSentBack,
    'payment.cash_awaited': tellCashAwaited,
    'payment.cash_received': tellCashReceived,
    ...PAY_LINK_CONSUMERS,
    'account.registered': sendVerification,
    'account.verification_requested': sendVerification,
    ...OWNER_CONSUMERS,
    'account.email_change_requested': sendEmailChange,
    'account.password_reset_requested': sendPasswordReset,
    'account.otp_requested': sendCode,
    'developer.requested': tellDeciders,
    'developer.decided': tellDeveloper,
    ...ALERT_CONSUMERS,
    'notification.sent': deliverNotification,
    ...REWARD_CONSUMERS,
  },
  jobs: [
    forgetDoneWritesJob,
    forgetReloadsJob,
    sendMessagesJob,
    lookForSeatsJob,
    lookForFaresJob,
    lapsePointsJob,
    expirePointsJob,
    forgetOldJob,
    forgetApiRequestsJob,
    ...nounBulkJobs(nouns, colleagueName),
  ],
  open: openServices,
  close: closeServices,
});
