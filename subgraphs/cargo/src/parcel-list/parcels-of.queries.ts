import { isRowId } from '@naga/kernel/row-id.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';

const OF_ACCOUNT = `select json_build_object('code', parcel.code, 'status', parcel.status, 'from', origin.names->>'en',
    'to', goal.names->>'en', 'operator', parcel.operator_name, 'senderMobile', parcel.sender_mobile,
    'senderEmail', parcel.sender_email, 'receiverMobile', parcel.receiver_mobile,
    'receiverEmail', parcel.receiver_email, 'goods', parcel.goods_type->>'en',
    'declaredGoodsPrice', parcel.declared_goods_price, 'units', parcel.number_of_units,
    'finalPrice', parcel.final_price, 'currency', parcel.currency, 'createdAt', parcel.created_at) as parcel
  from parcel join place origin on origin.id = parcel.from_id join place goal on goal.id = parcel.to_id
  where parcel.mode = $1 and parcel.sent_by_user_id = $2 order by parcel.created_at desc, parcel.id desc`;

/** Everything kept of the parcels an account has sent, newest first; amounts in minor units. */
export async function parcelsOf(
  { database, viewer }: SubgraphContext,
  accountId: string,
): Promise<Record<string, unknown>[]> {
  if (!isRowId(accountId)) return [];
  const rows = await database.rows<{ parcel: Record<string, unknown> }>(OF_ACCOUNT, [viewer.mode, accountId]);
  return rows.map(({ parcel }) => parcel);
}
