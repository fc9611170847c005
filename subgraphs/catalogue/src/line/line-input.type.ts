import type { LocalizedText } from '@naga/kernel/language.js';
import { ROW_ID } from '@naga/kernel/row-id.js';
import { LocalizedTextInput } from '@naga/server-kit/graphql/localized-text.type.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsOptional, Matches, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { TransportType } from '../vehicle/transport-type.type.js';
import type { Line, LineSchedule, LineStop, LineTiming } from './line.rules.js';

export const RouteStopStatus = { ACTIVE: 'ACTIVE', SUSPENDED: 'SUSPENDED' } as const;
registerEnumType(RouteStopStatus, {
  name: 'RouteStopStatus',
  valuesConfig: { SUSPENDED: { description: 'Passed without halting.' } },
});
export const RouteForUserType = {
  EVERYONE: 'EVERYONE',
  REGISTERED: 'REGISTERED',
  AGENCY: 'AGENCY',
  STAFF: 'STAFF',
} as const;
registerEnumType(RouteForUserType, { name: 'RouteForUser', description: 'Whom a schedule is sold to.' });

/** What the rules say of numbers is said at once, beside these: they only keep a form from being endless. */
const MOST = 300;
const OF_ITSELF = { nullable: true, description: 'Left out of what is new.' };
const OF_BRANCH = { nullable: true, description: 'Of the operator.' };
const CLOCK = { description: "'HH:mm'." };

@InputType()
export class LineStopInput implements LineStop {
  @Field(() => ID, OF_ITSELF) @IsOptional() @Matches(ROW_ID) id?: string | null;
  @Field(() => ID) @Matches(ROW_ID) stopId!: string;
  @Field(() => Int, { description: 'Usual minutes from the first stop.' }) travelTime!: number;
  @Field(() => Boolean) boardingStop!: boolean;
  @Field(() => Boolean) dropOffStop!: boolean;
  @Field(() => RouteStopStatus) currentStatus!: keyof typeof RouteStopStatus;
}

@InputType({ description: 'A clock before the one of the stop before lies on the next day.' })
export class LineClocksInput {
  @Field(() => String, CLOCK) arrivalTime!: string;
  @Field(() => String, CLOCK) departureTime!: string;
  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: 'Of the stop on this timing; null: as everywhere; left out: as it was while it is the same stop.',
  })
  stopName?: LocalizedText | null;
}

@InputType()
export class LineScheduleInput implements LineSchedule {
  @Field(() => ID, OF_ITSELF) @IsOptional() @Matches(ROW_ID) id?: string | null;
  @Field(() => [Int], { description: '1 is Monday.' }) @ArrayMaxSize(7) daysOfWeek!: number[];
  @Field(() => ID) @Matches(ROW_ID) vehicleTypeId!: string;
  @Field(() => Boolean) hasPassengerTypePricing!: boolean;
  @Field(() => Boolean, { description: 'Not on sale.' }) disabled!: boolean;
  @Field(() => Int, { nullable: true, description: 'Minutes; null: as its timing.' }) blockBefore?: number | null;
  @Field(() => LocalDate, { nullable: true }) blockingFrom?: string | null;
  @Field(() => LocalDate, { nullable: true }) blockingTo?: string | null;
  @Field(() => Boolean) allowMaleNextToFemale!: boolean;
  @Field(() => LocalizedTextInput, { nullable: true }) specificNote?: LocalizedText | null;
  @Field(() => ID, OF_BRANCH) @IsOptional() @Matches(ROW_ID) routeBranchId?: string | null;
  @Field(() => LocalDate, { nullable: true }) allowFrom1?: string | null;
  @Field(() => LocalDate, { nullable: true }) allowTo1?: string | null;
  @Field(() => LocalDate, { nullable: true }) allowFrom2?: string | null;
  @Field(() => LocalDate, { nullable: true }) allowTo2?: string | null;
  @Field(() => RouteForUserType) routeForUser!: keyof typeof RouteForUserType;
}

@InputType()
export class LineTimingInput implements LineTiming {
  @Field(() => ID, OF_ITSELF) @IsOptional() @Matches(ROW_ID) id?: string | null;
  @Field(() => Boolean) allowPickup!: boolean;
  @Field(() => ID, OF_BRANCH) @IsOptional() @Matches(ROW_ID) routeBranchId?: string | null;
  @Field(() => String, { nullable: true, ...CLOCK }) blockingHoursFrom?: string | null;
  @Field(() => String, { nullable: true, ...CLOCK }) blockingHoursTo?: string | null;
  @Field(() => Int, { description: 'Minutes before departure.' }) blockBefore!: number;
  @Field(() => [ID], {
    nullable: true,
    description: 'Routes whose vehicles wait for this one, 20 at most: one changes to them in 10 minutes.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST)
  @Matches(ROW_ID, { each: true })
  connectingRouteIds?: string[] | null;
  @Field(() => ID, { nullable: true, description: 'Who drives these; null: the operator of the line.' })
  @IsOptional()
  @Matches(ROW_ID)
  connectingOperatorId?: string | null;
  @Field(() => [LineClocksInput], { description: 'One for each stop of the line.' })
  @ArrayMaxSize(MOST)
  stops!: LineClocksInput[];
  @Field(() => [LineScheduleInput], { description: '20 at most.' })
  @ArrayMaxSize(MOST)
  @ValidateNested()
  schedules!: LineScheduleInput[];
}

@InputType()
export class LineInput implements Line {
  @Field(() => ID, { description: 'Said once, when the line is made.' }) @Matches(ROW_ID) operatorId!: string;
  @Field(() => LocalizedTextInput) names!: LocalizedText;
  @Field(() => TransportType) transportType!: TransportType;
  @Field(() => String, { description: 'Whose nationals pay the local price, ISO 3166-1 alpha-2.' })
  localCountryCode!: string;
  @Field(() => Int, { nullable: true }) distanceKm?: number | null;
  @Field(() => [ID], {
    nullable: true,
    description: 'What the route offers beside its vehicles, 50 at most; left out: as it was.',
  })
  @IsOptional()
  @ArrayMaxSize(50)
  @Matches(ROW_ID, { each: true })
  amenityIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: 'What kind of rides it has, 20 at most; left out: as it was.' })
  @IsOptional()
  @ArrayMaxSize(20)
  @Matches(ROW_ID, { each: true })
  tripInfoIds?: string[] | null;
  @Field(() => [LineStopInput], { description: 'In order; 2 to 150.' })
  @ArrayMaxSize(MOST)
  @ValidateNested()
  stops!: LineStopInput[];
  @Field(() => [LineTimingInput], { description: '300 at most.' })
  @ArrayMaxSize(MOST)
  @ValidateNested()
  timings!: LineTimingInput[];
}
