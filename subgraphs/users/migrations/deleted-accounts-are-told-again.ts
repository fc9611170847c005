import { Migration } from '@mikro-orm/migrations';

/** Credit is given up with its account from now on: of accounts that were deleted before, booking is told again. */
export class DeletedAccountsAreToldAgain extends Migration {
  override up(): void {
    this.addSql(`insert into outbox_event (id, type, payload, mode, request_id, created_at)
      select gen_random_uuid(), 'account.deleted', jsonb_build_object('accountId', id::text), 'live', 'migration', now()
      from account where deleted_at is not null`);
  }
}
