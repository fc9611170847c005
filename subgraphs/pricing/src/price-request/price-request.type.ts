import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import { REQUEST_STATES, TO_DECIDE } from '@naga/server-kit/viewer/request-state.type.js';
import { ArgsType, Directive, Field, ID, ObjectType } from 'type-graphql';
import { AskedPairView, LinePriceView } from '../line-price/line-price.type.js';

@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('OperatorRoute', { simpleResolvers: true })
export class PricedRouteRef {
  @Field(() => ID) id!: string;
}

@ObjectType('PriceRequest', {
  simpleResolvers: true,
  description: 'Prices of a line that somebody asks for and a second person decides.',
})
export class PriceRequestView {
  @Field(() => ID) id!: string;
  @Field(() => REQUEST_STATES) state!: RequestState;
  @Field(() => ID, { description: 'Line.id' }) lineId!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String, { description: 'ISO 4217' }) currency!: string;
  @Field(() => [LinePriceView], { description: 'All prices of the line: a pair that is left out has none.' })
  prices!: readonly LinePriceView[];
  @Field(() => [AskedPairView], {
    nullable: true,
    description: 'The same by the zones that there would be, beside what is sold today; null in lists.',
  })
  pairs!: readonly AskedPairView[] | null;
  @Field(() => ID, { nullable: true, description: 'GtfsImport.id: the feed that says them.' }) importId!: string | null;
  askedById!: string;
  @Field(() => DateTimeISO) askedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Why they were declined.' }) answer!: string | null;
  @Field(() => Boolean, { description: 'It waits, and the viewer may say yes or no.' }) canDecide!: boolean;
}

@ObjectType('PriceRequestPage', { description: 'One page of the list.' })
export class PriceRequestPageView extends PageOf(PriceRequestView) {}

@ArgsType()
export class PriceRequestsArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true, description: TO_DECIDE }) toDecide?: boolean | null;
}
