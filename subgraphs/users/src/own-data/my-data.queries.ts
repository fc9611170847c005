import { bookingsOf } from '../neighbours/booking.js';
import { parcelsOf } from '../neighbours/cargo.js';
import type { UsersContext } from '../services.js';
import { inPerson } from '../account/signed-in.js';
import { FARE_ALERTS_OF_ACCOUNT } from '../fare-alert/fare-alert.queries.js';
import { SEAT_ALERTS_OF_ACCOUNT } from '../seat-alert/seat-alert.queries.js';

const ACCOUNT = `select first_name as "firstName", last_name as "lastName", user_name as "userName", email,
    secondary_email as "secondaryEmail", phone_number as "mobileNumber",
    pending_phone_number as "pendingMobileNumber", role.name as role, language, currency, telegram_id as "telegramId",
    account.created_at as "createdAt", last_login_at as "lastLoginAt", email_verified_at as "emailVerifiedAt",
    mobile_verified_at as "mobileVerifiedAt", password_changed_at as "passwordChangedAt",
    stop_email_notification as "stopEmailNotification", profile_picture as "profilePicture"
  from account join role on role.id = role_id where account.id = $1`;

const SESSIONS = `select device, ip, created_at as "createdAt", last_used_at as "lastUsedAt", ended_at as "endedAt",
    impersonator_id is not null as "byStaff"
  from session where account_id = $1 order by created_at desc`;

/** Only what went to addresses that are proved to be his: anybody may register with a stranger's. */
const MESSAGES = `select channel, subject, text, message.created_at as "createdAt", sent_at as "sentAt"
  from message join account on account.id = $1
    and (email_verified_at is not null and recipient = email
      or mobile_verified_at is not null and recipient = phone_number)
  where not private order by message.created_at desc`;

const NOTIFICATIONS = `select n.titles, n.texts, n.created_at as "createdAt", r.read_at as "readAt"
  from notification_recipient r join notification n on n.id = r.notification_id
  where r.account_id = $1 and r.delivered_at is not null order by r.id desc`;

const REWARDS = `select kind, points, at, expires_at as "expiresAt", booking_id as "bookingId", note
  from reward_movement where account_id = $1 order by at desc, id desc`;

const API_ACCOUNTS = `select api_account.name, mode, api_account.created_at as "createdAt",
    coalesce(json_agg(json_build_object('name', api_key.name, 'prefix', prefix, 'createdAt', api_key.created_at))
      filter (where api_key.id is not null), '[]') as keys
  from api_account left join api_key on api_account_id = api_account.id where owner_id = $1
  group by api_account.id order by api_account.id`;

/** Instants as text: what JSON says. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Everything kept of the signed-in user, in one document for him to take away; secrets are not in it. */
export async function myData(context: UsersContext): Promise<Record<string, unknown>> {
  const { viewer, database, clock } = context;
  const { userId } = inPerson(viewer);
  const [account, sessions, messages, notifications, rewardMovements, apiAccounts, seatAlerts, fareAlerts] =
    await Promise.all(
      [
        ACCOUNT,
        SESSIONS,
        MESSAGES,
        NOTIFICATIONS,
        REWARDS,
        API_ACCOUNTS,
        SEAT_ALERTS_OF_ACCOUNT,
        FARE_ALERTS_OF_ACCOUNT,
      ].map((text) => database.rows(text, [userId])),
    );
  const [bookings, parcels] = await Promise.all([bookingsOf(context, userId), parcelsOf(context, userId)]);
  return asJson({
    exportedAt: new Date(clock.now()),
    account: account?.[0],
    sessions,
    messages,
    notifications,
    rewardMovements,
    apiAccounts,
    seatAlerts,
    fareAlerts,
    bookings,
    parcels,
  });
}
