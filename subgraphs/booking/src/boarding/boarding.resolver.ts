import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { DRIVING_SCOPES } from '../booking/drives.js';
import { localTime } from '../booking/local-time.js';
import { colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import type { ScanAnswer } from './scan.js';
import { type ScanAnswerView, ScansSyncedView, SyncScansInput, SyncScansResult } from './scan.type.js';
import { syncScans } from './sync-scans.command.js';

const answerView = ({
  clientId,
  outcome,
  partId,
  owed,
  boardedAt,
  boardedBy,
  ridesAt,
  taken,
}: ScanAnswer): ScanAnswerView => ({
  clientId,
  outcome,
  partId,
  owed: owed ?? null,
  boardedAt: boardedAt == null ? null : localTime(boardedAt),
  boardedBy: colleagueOf(boardedBy ?? null),
  ridesAt: ridesAt === undefined ? null : localTime(ridesAt),
  taken: taken ?? null,
});

@Resolver()
export class BoardingResolver {
  @Requires('ticket.scan', DRIVING_SCOPES)
  @Mutation(() => SyncScansResult, {
    description:
      'Scans at the door of a departure, at once or when the network is back: in the order of their time, sent twice they are one. Each has an outcome of its own. Refused: DEPARTURE_NOT_FOUND, TRY_AGAIN.',
  })
  syncScans(
    @Ctx() context: BookingContext,
    @Arg('input', () => SyncScansInput) input: SyncScansInput,
  ): Promise<ScansSyncedView | Refused> {
    return orRefused(async () =>
      Object.assign(new ScansSyncedView(), { answers: (await syncScans(context, input)).map(answerView) }),
    );
  }
}
