import type { AddOnKind } from '@naga/kernel/add-on.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { ROW_ID } from '@naga/kernel/row-id.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { IsInt, Matches } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';

const KINDS = { INSURANCE: 'INSURANCE', FLEX: 'FLEX', LUGGAGE: 'LUGGAGE', OTHER: 'OTHER' } as const satisfies {
  readonly [Kind in AddOnKind]: Kind;
};
registerEnumType(KINDS, {
  name: 'AddOnKind',
  description: 'What is sold beside a seat.',
  valuesConfig: {
    INSURANCE: { description: 'Goes back until the departure.' },
    FLEX: { description: 'The fare goes back whole until 15 minutes before the departure.' },
    LUGGAGE: { description: 'Goes back as the fare does.' },
    OTHER: { description: 'Goes back as the fare does.' },
  },
});

@ObjectType('SoldAddOn', { simpleResolvers: true, description: 'An add-on as it was sold.' })
export class SoldAddOnView {
  @Field(() => ID, { description: 'AddOn.id' }) id!: string;
  @Field(() => KINDS) kind!: AddOnKind;
  @Field(() => ID, { nullable: true, description: "Whose it is; null: the platform's." }) operatorId!: string | null;
  @Field(() => LocalizedTextType) names!: LocalizedText;
  @Field(() => Int, { nullable: true, description: 'Of its terms; null of what was sold before it was kept.' })
  version?: number | null | undefined;
  @Field(() => Int, { description: 'Of one seat.' }) quantity!: number;
}

@ObjectType('SeatAddOn', { simpleResolvers: true, description: 'What a passenger has beside his seat.' })
export class SeatAddOnView extends SoldAddOnView {
  @Field(() => MoneyView, { description: 'What was paid for it and did not go back.' }) amount!: MoneyView;
}

@ObjectType('AddOnOfferSeat', { simpleResolvers: true, description: 'A seat that an add-on is offered beside.' })
export class AddOnOfferSeatView {
  @Field(() => ID, { description: 'BookingPart.id' }) partId!: string;
  @Field(() => MoneyView, { description: 'Price of one.' }) unit!: MoneyView;
  @Field(() => Int, { description: 'How many are chosen.' }) quantity!: number;
}

@ObjectType('AddOnOffer', { simpleResolvers: true, description: 'What can be bought beside held seats.' })
export class AddOnOfferView {
  @Field(() => ID, { description: 'AddOn.id' }) id!: string;
  @Field(() => KINDS) kind!: AddOnKind;
  @Field(() => ID, { nullable: true, description: "Whose it is; null: the platform's." }) operatorId!: string | null;
  @Field(() => LocalizedTextType) names!: LocalizedText;
  @Field(() => LocalizedTextType, { nullable: true }) descriptions!: LocalizedText | null;
  @Field(() => Int) mostPerSeat!: number;
  @Field(() => [AddOnOfferSeatView]) seats!: readonly AddOnOfferSeatView[];
}

@InputType('ChosenAddOnInput', { description: 'So many of an add-on beside a seat.' })
export class ChosenAddOnInput {
  @Field(() => ID) @Matches(ROW_ID) addOnId!: string;
  @Field(() => ID, { description: 'BookingPart.id' }) @Matches(ROW_ID) partId!: string;
  @Field(() => Int) @IsInt() quantity!: number;
}
