import type { LanguageCode } from '@naga/kernel/language.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { ChangedMeanwhile, nameWhoSaved } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { colleagueName } from '../booking-edit/colleague-name.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { changedLinkFields, closedLinkFields, endOfDay, lastDayOf, linkProblems } from './pay-link-change.rules.js';
import { PayLinkFieldsClosed } from './pay-link.errors.js';
import { loadLink, openAndLockLink } from './pay-link.queries.js';
import type { PayLinkRecord } from './pay-link-record.js';
import { tellLink } from './tell-link.js';

export interface PayLinkChange {
  readonly payerName?: string | null | undefined;
  readonly payerEmail?: string | null | undefined;
  readonly language: LanguageCode;
  readonly reason: string;
  /** The last day it can be paid, at UTC+7. */
  readonly payableUntil: TravelDate;
  readonly note?: string | null | undefined;
}

const WRITE = `update pay_link set payer_name = $2, payer_email = $3, language = $4, reason = $5,
    expires_at = to_timestamp($6::float8 / 1000), note = $7, version = version + 1,
    updated_at = to_timestamp($8::float8 / 1000), updated_by_id = $9::bigint where id = $1`;

const tidy = (text: string | null | undefined): string | null => text?.replaceAll('\u0000', '').trim() || null;

/** A link's fields as the rules compare them. */
const fieldsOf = ({ payerName, payerEmail, language, reason, expiresAt, note }: PayLinkRecord) => ({
  payerName,
  payerEmail,
  language,
  reason,
  payableUntil: lastDayOf(expiresAt),
  note,
});

/** A repeated change finds nothing to change. Refuses CHANGED_MEANWHILE. */
function requireVersion({ version, updatedAt, updatedById }: PayLinkRecord, seen: number): void {
  if (version === seen) return;
  const at = updatedAt === null ? null : new Date(updatedAt).toISOString();
  throw new ChangedMeanwhile({ by: null, at }, updatedById);
}

/**
 * Another payer, reason or last day for a link of which its author saw `version`, or a note for staff; repeating it changes
 * nothing. Who is to pay a custom payment gets the request anew at another address, or in another language. Refuses
 * PAY_LINK_NOT_FOUND, CHANGED_MEANWHILE, PAY_LINK_FIELDS_CLOSED (paid or over: a note alone is written), TRY_AGAIN;
 * InvalidInput for what is missing, and for a day that is past or more than ninety days ahead.
 */
export async function updatePayLink(
  context: BookingContext,
  id: string,
  version: number,
  change: PayLinkChange,
): Promise<PayLinkRecord> {
  const { viewer, clock } = context;
  const save = async (transaction: RowTransaction) => {
    const now = clock.now();
    const link = await openAndLockLink(transaction, viewer, id);
    const [payerName, payerEmail, note] = [change.payerName, change.payerEmail, change.note].map(tidy);
    const { language, payableUntil } = change;
    const after = {
      payerName: payerName!,
      payerEmail: payerEmail!,
      language,
      reason: tidy(change.reason) ?? '',
      payableUntil,
      note: note!,
    };
    const changed = changedLinkFields(fieldsOf(link), after);
    if (changed.length === 0) return link;
    requireVersion(link, version);
    const closed = closedLinkFields(link, changed, now);
    if (closed.length > 0) throw new PayLinkFieldsClosed({ fields: closed, state: link.state });
    const problems = linkProblems(link, after, changed, now);
    if (problems.length > 0) throw new InvalidInput(problems);
    const expiresAt = changed.includes('payableUntil') ? endOfDay(payableUntil) : link.expiresAt;
    const written = [after.payerName, after.payerEmail, language, after.reason, expiresAt, after.note];
    await transaction.rows(WRITE, [id, ...written, now, personBehind(viewer)]);
    const saved = await loadLink(transaction, id);
    const isSentAnew = link.kind === 'CUSTOM' && (changed.includes('payerEmail') || changed.includes('language'));
    if (isSentAnew) await tellLink(transaction, saved, 'pay_link.asked', { now, requestId: viewer.requestId });
    return saved;
  };
  return nameWhoSaved(() => inBookingTransaction(context, save), colleagueName(context));
}
