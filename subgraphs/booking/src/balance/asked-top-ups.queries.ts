import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { Rows } from '../booking/booking.queries.js';
import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import { MANAGE, MOVING_SCOPES } from './open-agency.js';
import type { TopUpKind } from './top-up.rules.js';

/** What somebody asked to move by hand, minor units. */
export interface AskedTopUpRow {
  readonly kind: TopUpKind;
  readonly agencyId: string;
  readonly amount: number;
  readonly currency: string;
  readonly note: string | null;
  /** The bank's; null of a correction. */
  readonly reference: string | null;
  readonly askedById: string;
  readonly askedAt: Date;
}

const COLUMNS = `owner_id::text as "agencyId", asked_kind as kind, asked_amount::float8 as amount, currency, asked_note as note,
    asked_reference as reference, asked_by_id::text as "askedById", asked_at as "askedAt"`;
const WAITING = "from balance where asked_amount is not null and kind = 'agent_balance'";

/** What waits for a second person to move it by hand, one for each currency of an agency. */
export const askedOf = (from: Rows, agencyId: string, mode: Mode): Promise<AskedTopUpRow[]> =>
  from.rows(`select ${COLUMNS} ${WAITING} and owner_id = $1 and mode = $2 order by currency`, [agencyId, mode]);

export interface AskedTopUpsWish extends PageAsked {
  /** Only those that wait for the viewer's answer. */
  readonly toDecide?: boolean | null | undefined;
}

const LONGEST_FIRST = ListOrder.ascending({ asked_at: 'time', owner_id: 'whole', currency: 'text' });

/** One page of what waits of the agencies within the viewer's reach. */
export function askedTopUpsPage(
  { database, viewer }: BookingContext,
  { toDecide, ...at }: AskedTopUpsWish,
): ListPage<AskedTopUpRow> {
  const reach = reachBy(viewer, MANAGE, MOVING_SCOPES);
  if (reach === 'nothing') return ListPage.none();
  return listPage<AskedTopUpRow>(database, {
    columns: COLUMNS,
    from: `${WAITING} and mode = $1 and ($2::text is null or asked_country = $2)
      and ($3::text[] is null or asked_by_id::text <> all ($3))`,
    values: [viewer.mode, reach === 'everything' ? null : reach.key, toDecide ? peopleOf(viewer) : null],
    order: LONGEST_FIRST,
    at,
    summed: { money: { amount: 'asked_amount' }, currency: 'currency' },
  });
}
