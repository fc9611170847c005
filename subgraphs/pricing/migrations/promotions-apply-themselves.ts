import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration, auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { AUDITED_COUPONS } from './create-audit.js';

/** A coupon without codes applies by itself; what stands in one stack group does not come together. */
const TABLES = [
  actingAsMigration('promotions-apply-themselves'),
  `alter table coupon add column applies text not null default 'BY_CODE', add column titles jsonb null,
    add column stack_group text null, add column priority int null,
    add column uses_live int not null default 0, add column uses_sandbox int not null default 0`,
  `alter table coupon add constraint coupon_applies_check check (applies in ('BY_CODE', 'BY_ITSELF'))`,
  `alter table coupon_use alter column code_id drop not null`,
  `alter table coupon_use drop constraint coupon_use_booking_id_turn_unique`,
  `alter table coupon_use add constraint coupon_use_booking_id_turn_coupon_id_unique unique (booking_id, turn, coupon_id)`,
];

/** Lists of coupons are sorted by their uses, in either mode: the database keeps them beside the coupon. */
const USES = [
  `update coupon c set uses_live = n.uses from coupon_count n where n.coupon_id = c.id and n.mode = 'live' and n.uses > 0`,
  `update coupon c set uses_sandbox = n.uses from coupon_count n
    where n.coupon_id = c.id and n.mode = 'sandbox' and n.uses > 0`,
  `create function coupon_uses_kept() returns trigger language plpgsql set search_path from current as $$ begin
    update coupon set uses_live = case when new.mode = 'live' then new.uses else uses_live end,
      uses_sandbox = case when new.mode = 'sandbox' then new.uses else uses_sandbox end where id = new.coupon_id;
    return null; end $$`,
  `create trigger coupon_count_kept after update of uses on coupon_count for each row
    when (old.uses is distinct from new.uses) execute function coupon_uses_kept()`,
];

const CARRIED = '"active", "funded_by", "applies"';
const ORDERS = {
  name: `lower(coalesce("name", ''))`,
  buy_until: `coalesce("buy_until", timestamptz 'epoch')`,
  created_at: `coalesce("created_at", timestamptz 'epoch')`,
  uses_live: `coalesce("uses_live", -1)`,
  uses_sandbox: `coalesce("uses_sandbox", -1)`,
};
const LISTED = [
  ...Object.entries(ORDERS).flatMap(([name, by]) => [
    `drop index if exists coupon_listed_by_${name}`,
    `create index coupon_listed_by_${name} on coupon ((${by}), id, ${CARRIED})`,
  ]),
  `create index coupon_listed_applies on coupon (applies)`,
];

/** Whoever keeps the tariff in memory knows beside it whether there are promotions: holds ask for them where there are. */
const ANNOUNCED = [
  ['insert', `new.applies = 'BY_ITSELF'`],
  ['delete', `old.applies = 'BY_ITSELF'`],
  ['update', `new.applies = 'BY_ITSELF' and (new.version <> old.version or new.active <> old.active)`],
].map(
  ([what, when]) => `create trigger coupon_announced_${what} after ${what} on coupon for each row
    when (${when}) execute function announce_change()`,
);

/** Promotions apply by themselves, and coupons are sorted by their uses (docs/decisions/0134, 0136). */
export class PromotionsApplyThemselves extends Migration {
  override up(): void {
    const audited = auditOtherwise(AUDITED_COUPONS.find(({ table }) => table === 'coupon')!);
    for (const statement of [...TABLES, ...audited, ...USES, ...LISTED, ...ANNOUNCED]) this.addSql(statement);
  }
}
