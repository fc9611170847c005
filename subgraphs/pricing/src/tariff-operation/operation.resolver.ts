import { FieldResolver, Resolver, Root } from 'type-graphql';
import { RouteRef } from '../neighbours/references.type.js';
import { TariffOperationView } from './operation.type.js';

@Resolver(() => TariffOperationView)
export class TariffOperationResolver {
  @FieldResolver(() => RouteRef, { nullable: true, description: 'Of demand; null: all routes of the operator.' })
  route(@Root() { routeId }: TariffOperationView): RouteRef | null {
    return routeId === null ? null : { id: routeId };
  }
}
