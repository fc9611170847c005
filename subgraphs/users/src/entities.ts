import { CacheClearing, CacheReload } from '@naga/server-kit/reload/reload.entity.js';
import { BulkChange, BulkLine } from '@naga/server-kit/crud/bulk/bulk-change.entity.js';
import { RecordImport } from '@naga/server-kit/crud/record-import.entity.js';
import { DoneWrite } from '@naga/server-kit/idempotency/done-write.entity.js';
import { SavedSetting } from '@naga/server-kit/settings/saved-setting.entity.js';
import { AccountToken } from './account-token/account-token.entity.js';
import { Account } from './account/account.entity.js';
import { ProfilePicture } from './profile/profile-picture.entity.js';
import { Affiliate, AffiliateBooking } from './affiliate/affiliate.entity.js';
import { Agency } from './agency/agency.entity.js';
import { ApiAccount, ApiKey } from './api-account/api-account.entity.js';
import { ApiRequest } from './api-request/api-request.entity.js';
import { Attempt } from './attempt/attempt.entity.js';
import { CommissionLevel } from './commission-level/commission-level.entity.js';
import { DeveloperRequest } from './developer-request/developer-request.entity.js';
import { MessageText } from './message-template/message-text.entity.js';
import { ListView } from './list-view/list-view.entity.js';
import { ShownAround } from './shown-around/shown-around.entity.js';
import { Message, MessageAttachment } from './notification/message.entity.js';
import { Notification, NotificationRecipient } from './staff-notification/notification.entity.js';
import { OneTimeCode } from './one-time-code/one-time-code.entity.js';
import { RewardBalance } from './reward/reward-balance.entity.js';
import { RewardMovement } from './reward/reward-movement.entity.js';
import { RewardMonth } from './reward/reward-month.entity.js';
import { Referral, ReferralCode } from './referral/referral.entity.js';
import { RewardRequest } from './reward-request/reward-request.entity.js';
import { RewardBooking, RewardPart, RewardUse } from './reward/reward-use.entity.js';
import { Role, RolePermission } from './role/role.entity.js';
import { FareAlert } from './fare-alert/fare-alert.entity.js';
import { SeatAlert } from './seat-alert/seat-alert.entity.js';
import {
  LoginChallenge,
  PendingSecondFactor,
  RecoveryCode,
  SecondFactor,
} from './second-factor/second-factor.entity.js';
import { Session } from './session/session.entity.js';

/** Everything users stores. */
export const entities = [
  Role,
  RolePermission,
  Account,
  ProfilePicture,
  AccountToken,
  OneTimeCode,
  SecondFactor,
  PendingSecondFactor,
  RecoveryCode,
  LoginChallenge,
  Session,
  Attempt,
  Message,
  MessageText,
  MessageAttachment,
  Notification,
  NotificationRecipient,
  CommissionLevel,
  DoneWrite,
  RecordImport,
  BulkChange,
  BulkLine,
  Agency,
  Affiliate,
  AffiliateBooking,
  ApiAccount,
  ApiKey,
  ApiRequest,
  DeveloperRequest,
  RewardMovement,
  RewardBalance,
  RewardUse,
  RewardBooking,
  RewardPart,
  RewardMonth,
  RewardRequest,
  ReferralCode,
  Referral,
  SeatAlert,
  FareAlert,
  ListView,
  ShownAround,
  SavedSetting,
  CacheClearing,
  CacheReload,
];
