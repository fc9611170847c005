import { Requires } from '@naga/server-kit/graphql/doors.js';
import { colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { affiliateRef } from '../affiliate/affiliate.type.js';
import { agencyRef } from '../balance/agency.type.js';
import { cancellationReport } from './cancellation-report.queries.js';
import { occupancyReport } from './occupancy-report.queries.js';
import { periodProblems } from './report-period.rules.js';
import {
  CANCELLED_BY,
  CancellationRowView,
  type CancelledBy,
  OCCUPANCY_BY,
  OccupancyArgs,
  type OccupancyBy,
  OccupancyRowView,
  ReportDays,
  SALES_BY,
  type SalesBy,
  SalesRowView,
} from './report.type.js';
import { salesReport } from './sales-report.queries.js';

const VIEW = 'report.view';

function requirePeriod({ from, to }: ReportDays): void {
  const problems = periodProblems(from, to);
  if (problems.length > 0) throw new InvalidInput(problems);
}

@Resolver()
export class ReportResolver {
  @Requires(VIEW)
  @Query(() => [SalesRowView], { description: "Sales within the viewer's scope; 500 rows at most." })
  async salesReport(
    @Ctx() context: BookingContext,
    @Arg('by', () => SALES_BY) by: SalesBy,
    @Args(() => ReportDays) days: ReportDays,
  ): Promise<SalesRowView[]> {
    requirePeriod(days);
    const rows = await salesReport(context, by, days.from, days.to);
    return rows.map((row) => ({
      ...row,
      affiliate: by === 'AFFILIATE' ? affiliateRef(row.key) : null,
      agency: by === 'AGENCY' ? agencyRef(row.key) : null,
      seller: by === 'SELLER' ? colleagueOf(row.key) : null,
    }));
  }

  @Requires(VIEW)
  @Query(() => [OccupancyRowView], {
    description:
      "How full departures between two service dates were, within the viewer's scope; 500 rows at most, of single departures 5,000.",
  })
  async occupancyReport(
    @Ctx() context: BookingContext,
    @Arg('by', () => OCCUPANCY_BY) by: OccupancyBy,
    @Args(() => OccupancyArgs) asked: OccupancyArgs,
  ): Promise<OccupancyRowView[]> {
    requirePeriod(asked);
    return occupancyReport(context, { by, ...asked });
  }

  @Requires(VIEW)
  @Query(() => [CancellationRowView], {
    description: "What was given back, within the viewer's scope; 500 rows at most.",
  })
  async cancellationReport(
    @Ctx() context: BookingContext,
    @Arg('by', () => CANCELLED_BY) by: CancelledBy,
    @Args(() => ReportDays) days: ReportDays,
  ): Promise<CancellationRowView[]> {
    requirePeriod(days);
    return cancellationReport(context, by, days.from, days.to);
  }
}
