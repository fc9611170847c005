import { Migration } from '@mikro-orm/migrations';
import { auditTables } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';
import { AUDITED_SETTING } from '@naga/server-kit/settings/saved-setting.entity.js';

/** Whose row it is, from an account's workplace; of an agency's people, the agency's country. */
const workplace = (account: string) => ({
  operators: `array[${account}.operator_id]`,
  branches: `array[${account}.branch_id]`,
  agency: `${account}.agency_id`,
  countries: `array[coalesce(${account}.country_code, g.country_code)]`,
});

/** A row of an account is seen by whoever sees the account, and stands on its timeline. */
const ofAccount = (column = 'account_id') => ({
  of: { entity: 'Account', id: `r.${column}` },
  joins: `left join account p on p.id = r.${column} left join agency g on g.id = p.agency_id`,
  ...workplace('p'),
});

/** Said again by the entry itself. */
const LAST_CHANGE = ['version', 'updated_at', 'updated_by_id'];

export const ROLE: AuditedTable = { table: 'role', entity: 'Role', ignored: LAST_CHANGE };

/**
 * Accounts and what makes them. Not here: what lives for minutes (tokens, codes, challenges, attempts), logs (messages,
 * requests of API keys), and points, which only ever grow by movements.
 */
export const AUDITED: readonly AuditedTable[] = [
  {
    table: 'account',
    entity: 'Account',
    joins: 'left join agency g on g.id = r.agency_id',
    ...workplace('r'),
    secret: ['password_hash', 'unique_login_code_hash'],
    personal: [
      'first_name',
      'last_name',
      'user_name',
      'email',
      'secondary_email',
      'phone_number',
      'pending_phone_number',
      'telegram_id',
    ],
    ignored: [...LAST_CHANGE, 'last_login_at'],
  },
  {
    table: 'session',
    entity: 'Session',
    ...ofAccount(),
    // From where it was begun, its entry says.
    ignored: ['generation', 'rotated_at', 'expires_at', 'last_used_at', 'device', 'ip'],
    // Its beginning and its end; refreshing it comes every quarter of an hour.
    watched: ['account_id', 'impersonator_id', 'ended_at', 'end_reason'],
  },
  {
    table: 'second_factor',
    entity: 'SecondFactor',
    key: ['account_id'],
    ...ofAccount(),
    secret: ['sealed_secret'],
    ignored: ['last_step'],
  },
  { table: 'recovery_code', entity: 'RecoveryCode', ...ofAccount(), secret: ['code_hash'] },
  { table: 'profile_picture', entity: 'ProfilePicture', ...ofAccount(), secret: ['content'] },
  ROLE,
  {
    table: 'role_permission',
    entity: 'RolePermission',
    key: ['role_id', 'permission'],
    of: { entity: 'Role', id: 'r.role_id' },
  },
  {
    table: 'agency',
    entity: 'Agency',
    agency: 'r.id',
    countries: 'array[r.country_code]',
    personal: ['contact_name', 'contact_email', 'contact_phone'],
    ignored: LAST_CHANGE,
  },
  { table: 'affiliate', entity: 'Affiliate', countries: 'array[r.country_code]', ignored: LAST_CHANGE },
  {
    table: 'affiliate_booking',
    entity: 'AffiliateBooking',
    key: ['booking_id'],
    of: { entity: 'Affiliate', id: 'r.affiliate_id' },
    joins: 'left join affiliate p on p.id = r.affiliate_id',
    countries: 'array[p.country_code]',
    mode: 'r.mode',
  },
  { table: 'api_account', entity: 'ApiAccount', ...ofAccount('owner_id') },
  {
    table: 'api_key',
    entity: 'ApiKey',
    of: { entity: 'ApiAccount', id: 'r.api_account_id' },
    joins: `left join api_account a on a.id = r.api_account_id left join account p on p.id = a.owner_id
      left join agency g on g.id = p.agency_id`,
    ...workplace('p'),
    secret: ['key_hash'],
    ignored: ['last_used_at'],
  },
  {
    table: 'developer_request',
    entity: 'DeveloperRequest',
    countries: 'array[r.country_code]',
    personal: ['name', 'email'],
  },
];

/** What messages say, since staff writes it (messages-are-written-by-staff.ts). */
export const MESSAGE_TEXT: AuditedTable = {
  table: 'message_text',
  entity: 'MessageText',
  ignored: ['failed_at', 'saved_at', 'saved_by_id'],
};

/** Who had what staff wrote in memory read again (message-reloads-are-kept.ts). */
export const CACHE_CLEARING: AuditedTable = { table: 'cache_clearing', entity: 'MessageCacheClearing' };

/** Points that staff moves by hand (people-recommend.ts). */
export const REWARD_REQUEST: AuditedTable = { table: 'reward_request', entity: 'RewardRequest', ...ofAccount() };

/** What the platform's admins set (settings-are-kept.ts). */
export const SETTING: AuditedTable = { ...AUDITED_SETTING, entity: 'UsersSetting' };

/** Every change of an account is written down with who made it (docs/decisions/0012). */
export class CreateAudit extends Migration {
  override up(): void {
    for (const statement of auditTables(...AUDITED)) this.addSql(statement);
  }
}
