import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TariffDemandView } from '../tariff-operation/operation.type.js';

const SIMPLE = { simpleResolvers: true } as const;

@ObjectType('TariffDemandRow', {
  ...SIMPLE,
  description: 'How prices of an operator follow demand on a day of travel.',
})
export class DemandRowView {
  @Field(() => ID, { nullable: true, description: 'OperatorRoute.id; null: all routes without steps of their own.' })
  routeId!: string | null;
  @Field(() => TariffDemandView) demand!: TariffDemandView;
  @Field(() => LocalDate, { nullable: true, description: 'First day of travel on which it is so; null: always.' })
  since!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'When it is to be otherwise; null: nobody said so.' })
  until!: string | null;
  @Field(() => Int, { description: 'TariffChange.number of the change that wrote it; 0: before the first.' })
  version!: number;
}

@ObjectType('TariffDemands', {
  ...SIMPLE,
  description: 'Where an operator lets prices follow demand; nowhere at first.',
})
export class DemandsView {
  @Field(() => ID) operatorId!: string;
  @Field(() => Int, { description: 'As Tariff.version.' }) version!: number;
  @Field(() => LocalDate, { description: 'The day of travel of which it tells.' }) day!: string;
  @Field(() => [DemandRowView]) rows!: readonly DemandRowView[];
}
