import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { Refusal } from '@naga/server-kit/graphql/refusal.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { newSecret } from '../account-token/secret.js';
import { countMail } from '../registration/mail-limits.js';
import type { UsersContext } from '../services.js';
import type { Reader } from './alert-reader.js';

/** As far as all alerts are alike. */
interface KeptAlert {
  readonly id: string;
  state: string;
  language: string;
  lookAt: Date;
}

/** One kind of alert, asked for by one reader. */
export interface AlertAsked<Alert extends KeptAlert, Watch extends object> {
  readonly kind: 'seat' | 'fare';
  /** What is watched. */
  readonly watch: Watch;
  /** What two alerts of one reader differ by. */
  readonly sameBy: readonly (keyof Watch)[];
  /** As many alerts one reader may have; an account hears of it, a mailbox is silently told of no more. */
  readonly limit: number;
  tooMany(): Refusal;
  present(em: EntityManager, of: Reader & { readonly mode: string }): Promise<readonly Alert[]>;
  make(em: EntityManager, kept: Watch & ReturnType<typeof beginning>): Alert;
}

/** An alert as it begins: an account's looks at once, a mailbox is asked first. */
const beginning = ({ viewer, clock }: UsersContext, reader: Reader) => ({
  token: newSecret(),
  accountId: 'accountId' in reader ? reader.accountId : null,
  email: 'email' in reader ? reader.email : null,
  language: viewer.language,
  mode: viewer.mode,
  state: 'accountId' in reader ? ('ACTIVE' as const) : ('WAITING' as const),
  createdAt: new Date(clock.now()),
  toldAt: null,
  lookAt: new Date(clock.now()),
});

const valuesOf = (alert: object) => alert as Readonly<Record<PropertyKey, unknown>>;

/** The reader's alert of this: the one he has, or another; undefined for a mailbox that has as many as it may. */
async function alertFor<Alert extends KeptAlert, Watch extends object>(
  em: EntityManager,
  context: UsersContext,
  reader: Reader,
  { watch, sameBy, limit, tooMany, present, make }: AlertAsked<Alert, Watch>,
): Promise<Alert | undefined> {
  const { viewer, clock } = context;
  const own = await present(em, { ...reader, mode: viewer.mode });
  const same = own.find((one) => sameBy.every((name) => valuesOf(one)[name] === watch[name]));
  if (same !== undefined) {
    const { language } = viewer;
    // What a mailbox has agreed to is changed by its reader alone.
    if ('accountId' in reader) Object.assign(same, watch, { language, state: 'ACTIVE', lookAt: new Date(clock.now()) });
    else if (same.state === 'WAITING') Object.assign(same, watch, { language });
    return same;
  }
  if (own.length < limit) return make(em, { ...watch, ...beginning(context, reader) });
  if ('accountId' in reader) throw tooMany();
  return undefined;
}

/**
 * Keeps what a reader wants to be told of. An account with a proved address is watched for at once; to any other address
 * one mail asks first (`<kind>_alert.asked`), and nothing else is ever sent to it before its reader says yes. Who asks
 * again for the same has one alert. Answers whether a mail has to be confirmed, which says nothing of whose address it is.
 */
export async function keepAlert<Alert extends KeptAlert, Watch extends object>(
  context: UsersContext,
  reader: Reader,
  asked: AlertAsked<Alert, Watch>,
): Promise<{ readonly confirm: boolean }> {
  const { kind } = asked;
  const isGuest = 'email' in reader;
  if (isGuest) await countMail(context, `${kind}-alert`, reader.email);
  await inTransaction(context.em, async (em) => {
    const lock = `${kind} alerts ${JSON.stringify(reader)}`;
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lock]);
    const alert = await alertFor(em, context, reader, asked);
    if (alert === undefined) return;
    await em.flush();
    if (isGuest && alert.state !== 'ACTIVE') emit(em, context, `${kind}_alert.asked`, { alertId: alert.id });
  });
  return { confirm: isGuest };
}
