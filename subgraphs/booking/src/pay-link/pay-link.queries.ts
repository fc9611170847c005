import { isRowId } from '@naga/kernel/row-id.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { type ReachSql, reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import { ms, PAYMENT, REFUND, type Rows } from '../booking/booking.queries.js';
import { PayLinkNotFound } from './pay-link.errors.js';
import type { PayLinkRecord } from './pay-link-record.js';

/** The permission of who looks after links. */
export const ASK = 'payment.request';

const COLUMNS: ReachSql = { country: 'l.country_code = $key' };
export const LINK_SCOPES = scopesOf(COLUMNS);

const LINK = `json_build_object('id', l.id::text, 'mode', l.mode, 'kind', l.kind, 'state', l.state, 'token', l.token,
  'amount', l.amount, 'currency', l.currency, 'payerName', l.payer_name, 'payerEmail', l.payer_email,
  'language', l.language, 'reason', l.reason, 'bookingId', l.booking_id::text,
  'pnr', (select pnr from booking where id = l.booking_id), 'countryCode', l.country_code,
  'createdById', l.created_by_id::text, 'createdAt', ${ms('l.created_at')}, 'expiresAt', ${ms('l.expires_at')},
  'endedAt', ${ms('l.ended_at')}, 'note', l.note, 'version', l.version, 'updatedAt', ${ms('l.updated_at')},
  'updatedById', l.updated_by_id::text,
  'payments', (select coalesce(json_agg(${PAYMENT} order by y.id), '[]') from payment y where y.link_id = l.id),
  'refunds', (select coalesce(json_agg(${REFUND} order by r.id), '[]') from refund r where r.link_id = l.id),
  'wishes', (select coalesce(json_agg(json_build_object('id', w.id::text, 'state', w.state, 'reason', w.reason,
    'amount', w.amount, 'askedById', w.asked_by_id::text, 'askedAt', ${ms('w.asked_at')},
    'decidedById', w.decided_by_id::text, 'decidedAt', ${ms('w.decided_at')}) order by w.id), '[]')
    from link_refund w where w.link_id = l.id))`;

const oneOf = async (from: Rows, where: string, values: readonly unknown[]): Promise<PayLinkRecord | undefined> =>
  (await from.rows<{ link: PayLinkRecord }>(`select ${LINK} as link from pay_link l where ${where}`, values))[0]?.link;

/** The link whose secret somebody knows, in his mode; undefined for any other text. */
export const linkByToken = (from: Rows, viewer: Viewer, token: string): Promise<PayLinkRecord | undefined> =>
  oneOf(from, 'l.token = $1 and l.mode = $2', [token, viewer.mode]);

/** A link that must exist. */
export async function loadLink(from: Rows, id: string): Promise<PayLinkRecord> {
  const link = await oneOf(from, 'l.id = $1::bigint', [id]);
  if (link === undefined) throw new Error(`no link ${id}`);
  return link;
}

const within = (viewer: Viewer, parameter: number) =>
  reachCondition(reachBy(viewer, ASK, LINK_SCOPES), COLUMNS, parameter);

/** A link within the viewer's reach; undefined for any other. */
export function linkWithinReach(from: Rows, viewer: Viewer, id: string): Promise<PayLinkRecord | undefined> {
  if (!isRowId(id)) return Promise.resolve(undefined);
  const { condition, value } = within(viewer, 3);
  return oneOf(from, `l.id = $1::bigint and l.mode = $2 and ${condition}`, [id, viewer.mode, value]);
}

/** Locks a link until commit and answers it. */
export async function lockLink(transaction: RowTransaction, id: string): Promise<PayLinkRecord> {
  await transaction.rows('select 1 from pay_link where id = $1::bigint for update', [id]);
  return loadLink(transaction, id);
}

/** The same for staff. Refuses PAY_LINK_NOT_FOUND. */
export async function openAndLockLink(transaction: RowTransaction, viewer: Viewer, id: string): Promise<PayLinkRecord> {
  if ((await linkWithinReach(transaction, viewer, id)) === undefined) throw new PayLinkNotFound({});
  return lockLink(transaction, id);
}

export interface LinksWish extends PageAsked {
  readonly kind: string;
  readonly state?: string | null | undefined;
  readonly text?: string | null | undefined;
  /** 'YYYY-MM-DD' of UTC+7, both included. */
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
  /** A payment is looked at by a person. */
  readonly inReview?: boolean | null | undefined;
  /** Its provider refused to send money of it back, and nobody has it yet. */
  readonly refundFailed?: boolean | null | undefined;
}

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export interface LinksPage {
  readonly page: ListPage<PayLinkRecord>;
  /** Paid and not given back, of all pages, by currency. */
  readonly sums: () => Promise<{ currency: string; amount: number }[]>;
}

const NEWEST = ListOrder.descending({ 'l.id': 'whole' });

/** One page of the links of a kind within the viewer's reach and mode, the newest first. */
export function payLinks(source: Rows, viewer: Viewer, wish: LinksWish): LinksPage {
  const { condition, value } = within(viewer, 2);
  const from = `from pay_link l where l.mode = $1 and ${condition} and l.kind = $3
    and ($4::text is null or l.state = $4)
    and ($5::text is null or l.payer_name ilike $5 or l.payer_email ilike $5 or l.reason ilike $5)
    and ($6::date is null or l.created_at >= ($6::date::timestamp at time zone 'UTC-7'))
    and ($7::date is null or l.created_at < (($7::date + 1)::timestamp at time zone 'UTC-7'))
    and ($8::bool is not true or l.id in (select link_id from payment where state = 'REVIEW' and link_id is not null))
    and ($9::bool is not true or l.id in (select r.link_id from refund r where r.link_id is not null
      and (r.state = 'failed' or r.in_cash and r.state = 'created')))`;
  const text = wish.text?.trim();
  const values = [
    viewer.mode,
    value,
    wish.kind,
    wish.state ?? null,
    text ? like(text) : null,
    wish.from ?? null,
    wish.until ?? null,
    wish.inReview ?? null,
    wish.refundFailed ?? null,
  ];
  const page = listPage<{ link: PayLinkRecord }>(source, {
    columns: `${LINK} as link`,
    from,
    values,
    order: NEWEST,
    at: wish,
    summed: { money: { amount: 'l.amount' }, currency: 'l.currency' },
  });
  const sums = `select l.currency, sum(l.amount - coalesce((select sum(w.amount) from link_refund w
       where w.link_id = l.id and w.state = 'done'), 0))::float8 as amount
     ${from} and l.state = 'PAID' group by l.currency order by l.currency`;
  return { page: page.map(({ link }) => link), sums: () => source.rows(sums, values) };
}
