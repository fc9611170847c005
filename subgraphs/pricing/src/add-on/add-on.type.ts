import type { LocalizedText } from '@naga/kernel/language.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { AddOnKind } from '@naga/kernel/add-on.js';

export const AddOnKindEnum = {
  INSURANCE: 'INSURANCE',
  FLEX: 'FLEX',
  LUGGAGE: 'LUGGAGE',
  OTHER: 'OTHER',
} as const satisfies Record<AddOnKind, AddOnKind>;
registerEnumType(AddOnKindEnum, {
  name: 'AddOnKind',
  description: 'What is sold beside a seat.',
  valuesConfig: {
    INSURANCE: { description: "The platform's alone; goes back until departure." },
    FLEX: { description: 'The whole fare goes back until 15 minutes before departure.' },
    LUGGAGE: { description: 'Goes back as the fare does.' },
    OTHER: { description: 'Goes back as the fare does.' },
  },
});

@Directive('@inaccessible')
@ObjectType('AddOnTerms', { simpleResolvers: true, description: 'What an add-on is sold for. For neighbours.' })
export class AddOnTermsView {
  @Field(() => ID) addOnId!: string;
  @Field(() => Int, { description: 'Of these terms, from 1.' }) version!: number;
  @Field(() => AddOnKindEnum) kind!: AddOnKind;
  @Field(() => ID, { nullable: true, description: "Whose it is; null: the platform's." }) operatorId!: string | null;
  @Field(() => LocalizedTextType) names!: LocalizedText;
  @Field(() => LocalizedTextType, { nullable: true }) descriptions!: LocalizedText | null;
  @Field(() => SafeInt, { description: 'For one on one seat, in minor units.' }) fixed!: number;
  @Field(() => Int, { description: 'Beside it, basis points of what the seat costs before discounts.' })
  percent!: number;
  @Field(() => Int) mostPerSeat!: number;
  @Field(() => [String], { description: 'BUS, TAXI, FERRY; none = all.' }) transportTypes!: readonly string[];
}
