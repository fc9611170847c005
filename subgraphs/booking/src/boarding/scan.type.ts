import { SCAN_OUTCOMES, type ScanOutcome } from '@naga/kernel/boarding.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, LocalDate, OffsetDateTime, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsOptional, IsUUID, MaxLength, Min, ValidateNested } from 'class-validator';
import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';
import { ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { SCAN_KINDS, SCAN_MEANS, type ScanKind, type ScanMeans } from './scan.js';

registerEnumType(SCAN_KINDS, {
  name: 'ScanKind',
  valuesConfig: {
    UNDO: { description: 'The boarding is taken back, within 15 minutes of it.' },
    HAND_BACK: {
      description: 'The conductor gave the cash of a refused scan (refusedId) back, all of it (collected).',
    },
  },
});
registerEnumType(SCAN_MEANS, {
  name: 'ScanMeans',
  valuesConfig: { CODE: { description: 'The ticket code was typed.' }, HAND: { description: 'Chosen in the list.' } },
});
registerEnumType(SCAN_OUTCOMES, {
  name: 'ScanOutcome',
  valuesConfig: {
    BAD_SIGNATURE: { description: 'This installation did not sign it.' },
    UNKNOWN_TICKET: { description: "No ticket of this operator: another operator's looks the same." },
    WRONG_DEPARTURE: { description: 'For another departure of this operator.' },
    NOT_TODAY: { description: 'For another day.' },
    REVOKED: { description: 'Given back, cancelled or exchanged.' },
    BEING_CHANGED: { description: 'The money for its exchange is on its way.' },
    NO_SHOW: { description: 'His stop was left an hour ago.' },
    NOT_PAID: { description: 'The cash was not collected; owed says how much, less what was given now.' },
    NOT_BOARDED: { description: 'Nothing to take back.' },
    HANDED_BACK: { description: 'It is off what the conductor has to hand in.' },
    NOTHING_TO_HAND_BACK: {
      description: 'No cash of this scan is in his hand: none was booked, it went back already, or it is another sum.',
    },
    TOO_LATE_TO_UNDO: { description: 'More than 15 minutes after the boarding.' },
  },
});

@InputType('ScanInput', { description: 'One scan: the text of a code, or whom the list was asked for.' })
export class ScanInput {
  @Field(() => ID, { description: 'A UUID drawn by the device: sent twice it is one scan.' })
  @IsUUID()
  clientId!: string;
  @Field(() => SCAN_KINDS, { defaultValue: 'BOARD' }) kind!: ScanKind;
  @Field(() => SCAN_MEANS) means!: ScanMeans;
  @Field(() => String, { nullable: true, description: 'TicketPassenger.qr; without it partId.' })
  @IsOptional()
  @MaxLength(1000)
  qr?: string | null;
  @Field(() => ID, { nullable: true, description: 'BookingPart.id' })
  @IsOptional()
  @MaxLength(20)
  partId?: string | null;
  @Field(() => DateTimeISO, { description: 'When it happened, by the clock of the device.' }) at!: Date;
  @Field(() => SafeInt, { defaultValue: 0, description: 'Cash the conductor was given, minor units.' })
  @Min(0)
  collected!: number;
  @Field(() => SafeInt, {
    nullable: true,
    description:
      'What the list of the device, or the code, said he owes, minor units: who was boarded by an older list and paid that is on board.',
  })
  @IsOptional()
  @Min(0)
  owedByList?: number | null;
  @Field(() => ID, { nullable: true, description: 'Of HAND_BACK: clientId of the refused scan.' })
  @IsOptional()
  @IsUUID()
  refusedId?: string | null;
}

@InputType('SyncScansInput')
export class SyncScansInput {
  @Field(() => ID, { description: 'The departure at whose door it was scanned.' }) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'Its service date.' }) date!: string;
  @Field(() => [ScanInput], { description: 'In any order: they count in the order of their time.' })
  @ArrayMaxSize(200)
  @ValidateNested()
  scans!: ScanInput[];
}

@ObjectType('ScanAnswer', { simpleResolvers: true, description: 'What came of a scan.' })
export class ScanAnswerView {
  @Field(() => ID) clientId!: string;
  @Field(() => SCAN_OUTCOMES) outcome!: ScanOutcome;
  @Field(() => ID, { nullable: true, description: 'BookingPart.id; null for a ticket nobody here knows.' })
  partId!: string | null;
  @Field(() => MoneyView, { nullable: true, description: 'Of NOT_PAID: what is to be collected.' })
  owed!: MoneyView | null;
  @Field(() => OffsetDateTime, { nullable: true, description: 'Of ALREADY_BOARDED and BOARDED: when.' })
  boardedAt!: string | null;
  @Field(() => ColleagueView, { nullable: true, description: 'Of ALREADY_BOARDED and BOARDED: who scanned.' })
  boardedBy!: ColleagueView | null;
  @Field(() => OffsetDateTime, {
    nullable: true,
    description: 'Of WRONG_DEPARTURE and NOT_TODAY: when his ride leaves.',
  })
  ridesAt!: string | null;
  @Field(() => MoneyView, {
    nullable: true,
    description:
      'Cash of a scan that boarded nobody, booked all the same: it pays what the booking owes, the rest goes back in cash.',
  })
  taken!: MoneyView | null;
}

@ObjectType('ScansSynced', { simpleResolvers: true })
export class ScansSyncedView {
  @Field(() => [ScanAnswerView], { description: 'In the order of the input.' }) answers!: readonly ScanAnswerView[];
}

export const SyncScansResult = createUnionType({
  name: 'SyncScansResult',
  types: () => [ScansSyncedView, Refused] as const,
});
