import { ROW_ID } from '@naga/kernel/row-id.js';
import { SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { DateTimeISO, LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../money/money.type.js';
import type { ParcelEventType, ParcelStatus } from '../parcel/parcel-status.rules.js';
import { ParcelEventTypeEnum, ParcelStatusEnum } from '../parcel/parcel.type.js';

@InputType('CargoBookingFilterInput')
export class CargoBookingFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'A piece of the tracking code, of the operator, or of the telephone number of either side.',
  })
  @IsOptional()
  @MaxLength(100)
  text?: string | null;
  @Field(() => ParcelStatusEnum, { nullable: true }) status?: ParcelStatus | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) operatorId?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Taken on this day or later, local time.' })
  createdFrom?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Taken on this day or earlier, local time.' })
  createdTo?: string | null;
}

@ObjectType('CargoBookingRow', { simpleResolvers: true, description: 'A parcel as those see it who answer for it.' })
export class CargoBookingRowView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Tracking code.' }) code!: string;
  @Field(() => ParcelStatusEnum) status!: ParcelStatus;
  @Field(() => ParcelEventTypeEnum, { description: 'What happened last: its status or a side event.' })
  lastEvent!: ParcelEventType;
  @Field(() => String, { description: "Place, in the reader's language." }) fromName!: string;
  @Field(() => String, { description: "Place, in the reader's language." }) toName!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String, { description: "In the reader's language." }) goodsType!: string;
  @Field(() => Int, { description: 'Pieces.' }) units!: number;
  @Field(() => String) senderMobile!: string;
  @Field(() => String) receiverMobile!: string;
  @Field(() => DateTimeISO, { description: 'When it was taken.' }) createdAt!: Date;
  @Field(() => MoneyType, { description: 'Final price.' }) total!: MoneyType;
}

@ObjectType('CargoBookingPage')
export class CargoBookingPageView extends SummedPageOf(CargoBookingRowView) {}
