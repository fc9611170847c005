import { Requires } from '@naga/server-kit/graphql/doors.js';
import { colleagueOf, ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { personOf } from './actor.js';
import { sellingAgency } from '../balance/selling-agency.type.js';
import { BookingEventView, BookingView, LedgerEntryView } from './booking.type.js';
import { type LedgerRow, ledgerOf, timelineOf } from './booking-history.queries.js';
import type { LegRecord } from './booking-record.js';
import type { BookingContext } from './booking-transaction.js';
import { drives } from './drives.js';
import { seesWhole } from './seen-rides.js';
import { OperatorOfLegView } from '../seat-map/ride.type.js';
import { HISTORY, requireHistory } from './require-history.js';
import { withoutSums } from './timeline-sums.rules.js';

/** Whose an account of the ledger is: 'agent_balance:301', 'wallet:12', 'operator_payable:7', 'cash_in_hand:operator:7'. */
function ownerOf(account: string): Pick<LedgerEntryView, 'agency' | 'person' | 'operator'> {
  const [kind, party = null, ofParty = null] = account.split(':');
  const operatorId = kind === 'operator_payable' ? party : party === 'operator' ? ofParty : null;
  const isAgencys = kind === 'agent_balance' || kind === 'agent_commission';
  return {
    agency: sellingAgency(isAgencys ? party : null),
    person: colleagueOf(kind === 'wallet' ? party : null),
    operator: operatorId === null ? null : Object.assign(new OperatorOfLegView(), { id: operatorId }),
  };
}

const ridesOf = ({ record: { legs, aside } }: BookingView): readonly LegRecord[] => [...legs, ...aside];

const drivenOf = ({ viewer }: BookingContext, booking: BookingView): readonly LegRecord[] =>
  ridesOf(booking).filter((ride) => drives(viewer, 'booking.view', ride));

/** Whether all of it is the viewer's to see: he drives every ride there ever was, or has the booking as a whole. */
const seesAllRides = async (context: BookingContext, booking: BookingView): Promise<boolean> =>
  drivenOf(context, booking).length === ridesOf(booking).length || seesWhole(context, booking.id);

/** What stands to these operators' own accounts: the others would tell what another operator keeps of its fares. */
const ofOperators = (entries: readonly LedgerRow[], operators: ReadonlySet<string>): LedgerRow[] =>
  entries.filter(({ account }) => {
    const [kind, ...party] = account.split(':');
    return (kind === 'operator_payable' || kind === 'cash_in_hand') && operators.has(party.at(-1) ?? '');
  });

/** What of a booking is for those who answer for more than their own sales. */
@Resolver(() => BookingView)
export class BookingHistoryResolver {
  @Requires(HISTORY)
  @FieldResolver(() => [BookingEventView], {
    description:
      'Staff only: what happened, oldest first; of a booking whose other rides others drive without its sums.',
  })
  async timeline(@Ctx() context: BookingContext, @Root() booking: BookingView): Promise<BookingEventView[]> {
    await requireHistory(context, booking.id);
    const events = await timelineOf(context.database, booking.id);
    const isWhole = await seesAllRides(context, booking);
    return events.map(({ facts, ...event }) => ({
      ...event,
      facts: isWhole ? facts : withoutSums(facts),
      by: personOf(event.actor),
    }));
  }

  @Requires(HISTORY)
  @FieldResolver(() => [LedgerEntryView], {
    description:
      'Staff only: the double entries behind the sums; of a booking whose other rides others drive, those of the own operator alone.',
  })
  async ledger(@Ctx() context: BookingContext, @Root() booking: BookingView): Promise<LedgerEntryView[]> {
    await requireHistory(context, booking.id);
    const all = await ledgerOf(context.database, booking.id);
    const isWhole = await seesAllRides(context, booking);
    const operators = new Set(drivenOf(context, booking).map(({ operatorId }) => operatorId));
    const entries = isWhole ? all : ofOperators(all, operators);
    return entries.map((entry) => ({ ...entry, ...ownerOf(entry.account) }));
  }

  @Requires(HISTORY)
  @FieldResolver(() => ID, { nullable: true, description: 'Staff only: account that booked; null for a guest.' })
  async bookedByUserId(@Ctx() context: BookingContext, @Root() booking: BookingView): Promise<string | null> {
    await requireHistory(context, booking.id);
    return booking.record.bookedByUserId;
  }

  @Requires(HISTORY)
  @FieldResolver(() => ColleagueView, { nullable: true, description: 'Staff only: the same by name.' })
  async bookedBy(@Ctx() context: BookingContext, @Root() booking: BookingView): Promise<ColleagueView | null> {
    await requireHistory(context, booking.id);
    return colleagueOf(booking.record.bookedByUserId);
  }

  @Requires(HISTORY)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Staff only: digits of the affiliate whose link led here.',
  })
  async affiliateId(@Ctx() context: BookingContext, @Root() booking: BookingView): Promise<string | null> {
    await requireHistory(context, booking.id);
    return booking.record.affiliateId;
  }
}
