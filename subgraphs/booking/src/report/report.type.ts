import { ROW_ID } from '@naga/kernel/row-id.js';
import { ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { AffiliateRefView } from '../affiliate/affiliate.type.js';
import { AgencyRefView } from '../balance/agency.type.js';
import { CANCELLED_BY, OCCUPANCY_BY, SALES_BY } from './groups.rules.js';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(SALES_BY, {
  name: 'SalesBy',
  valuesConfig: {
    DAY: { description: 'Local day (UTC+7) of the sale.' },
    ROUTE: { description: 'Town of boarding to town of drop-off.' },
    CHANNEL: { description: 'web, api, admin' },
    METHOD: { description: 'How most of it was paid.' },
    AGENCY: { description: 'Key: Agency.id. Sales without an agency are left out.' },
    SELLER: { description: 'Key: account of the people of an agency, an operator or the platform who sold it.' },
    AFFILIATE: { description: 'Key: digits of the affiliate. Sales without one are left out.' },
  },
});

registerEnumType(OCCUPANCY_BY, { name: 'OccupancyBy' });

registerEnumType(CANCELLED_BY, {
  name: 'CancelledBy',
  valuesConfig: {
    DAY: { description: 'Local day (UTC+7) it was given back.' },
    REASON: { description: 'CANCELLED by its terms, REJECTED by the operator, or an overrule code.' },
  },
});

@ArgsType()
export class ReportDays {
  @Field(() => LocalDate, { description: 'First local day (UTC+7).' }) from!: string;
  @Field(() => LocalDate, { description: 'Last day, included; 366 at most.' }) to!: string;
}

@ArgsType()
export class OccupancyArgs extends ReportDays {
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) operatorId?: string | null;
  @Field(() => String, { nullable: true, description: 'As OccupancyBy.ROUTE names it.' })
  @IsOptional()
  @MaxLength(200)
  route?: string | null;
}

@ObjectType('SalesRow', {
  simpleResolvers: true,
  description: 'Seats sold in one currency; later cancellations not taken off.',
})
export class SalesRowView {
  @Field(() => ID, { description: 'What it is grouped by.' }) key!: string;
  @Field(() => String, { nullable: true, description: 'A name of it, where bookings know one.' }) label!: string | null;
  @Field(() => AffiliateRefView, { nullable: true, description: 'By AFFILIATE: who; null for who may not see him.' })
  affiliate!: AffiliateRefView | null;
  @Field(() => AgencyRefView, { nullable: true, description: 'By AGENCY: which; null for who may not see it.' })
  agency!: AgencyRefView | null;
  @Field(() => ColleagueView, { nullable: true, description: 'By SELLER: who.' }) seller!: ColleagueView | null;
  @Field(() => String, { description: 'ISO 4217; of its amounts.' }) currency!: string;
  @Field(() => Int) bookings!: number;
  @Field(() => Int) seats!: number;
  @Field(() => SafeInt, { description: 'Fares without fees, minor units.' }) amount!: number;
  @Field(() => SafeInt, { description: 'Ours of them, minor units.' }) commission!: number;
  @Field(() => SafeInt, {
    nullable: true,
    description:
      'By AGENCY and SELLER, for the platform and the agency itself: what the agency keeps of its own commission, minor units.',
  })
  earned!: number | null;
}

@ObjectType('OccupancyRow', {
  simpleResolvers: true,
  description: 'Of the departures of the timetable; for who sells on those of others, of departures he sold a seat on.',
})
export class OccupancyRowView {
  @Field(() => ID) key!: string;
  @Field(() => String, { nullable: true }) label!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Of one departure: its service date.' }) date!: string | null;
  @Field(() => Int) departures!: number;
  @Field(() => Int, { description: 'Seats sold on at least a part of the way.' }) sold!: number;
  @Field(() => Int, { description: 'Seats of the vehicles.' }) seats!: number;
}

@ObjectType('CancellationRow', { simpleResolvers: true, description: 'Seats given back in one currency.' })
export class CancellationRowView {
  @Field(() => ID) key!: string;
  @Field(() => String, { nullable: true }) label!: string | null;
  @Field(() => String, { description: 'ISO 4217; of its amounts.' }) currency!: string;
  @Field(() => Int) bookings!: number;
  @Field(() => Int) seats!: number;
  @Field(() => SafeInt, { description: 'Their fares, minor units.' }) fares!: number;
  @Field(() => SafeInt, { description: 'What travellers no longer owe of them, minor units.' }) givenBack!: number;
}
export { CANCELLED_BY, OCCUPANCY_BY, SALES_BY };
export type { CancelledBy, OccupancyBy, SalesBy } from './groups.rules.js';
