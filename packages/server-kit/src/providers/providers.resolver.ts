import { type ClassType, Ctx, Directive, Field, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { SubgraphContext } from '../graphql/context.js';
import { Requires } from '../graphql/doors.js';
import { type Provider, ProviderKind, ProviderState } from './provider.js';

registerEnumType(ProviderKind, { name: 'ProviderKind', description: 'What somebody outside does for us.' });
registerEnumType(ProviderState, {
  name: 'ProviderState',
  description: 'CONFIGURED: it does it. SANDBOX: we play it, nothing leaves. OFF: nobody does it.',
});

@Directive('@shareable')
@ObjectType('Provider', {
  simpleResolvers: true,
  description: 'How a subgraph reaches somebody outside; nothing that opens a door (permission system.manage).',
})
class ProviderView implements Provider {
  @Field(() => ProviderKind) kind!: ProviderKind;
  @Field(() => ProviderState) state!: ProviderState;
  @Field(() => String, { description: "Its adapter: 'smtp'." }) name!: string;
  @Field(() => String, { nullable: true, description: 'Where it is configured and has one.' }) host!: string | null;
}

/** `<subgraph>Providers`, for the platform's admins. */
export function providersResolver<Services>(
  subgraph: string,
  providersOf: (services: Services) => readonly Provider[],
): ClassType {
  @Resolver()
  class ProvidersResolver {
    @Requires('system.manage', ['all'])
    @Query(() => [ProviderView], { name: `${subgraph}Providers` })
    providers(@Ctx() { services }: SubgraphContext<Services>): ProviderView[] {
      return providersOf(services).map((provider) => Object.assign(new ProviderView(), provider));
    }
  }
  return ProvidersResolver;
}
