import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { PassengerFieldEnum } from './passenger-field.type.js';
import { OPERATOR_SCOPES, setRequiredFields } from './set-required-fields.command.js';

@Resolver()
export class RequiredFieldsResolver {
  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Mutation(() => [PassengerFieldEnum], {
    nullable: true,
    description: 'What an operator asks of each passenger from now on, all of it; null out of scope.',
  })
  async setRequiredPassengerFields(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('fields', () => [PassengerFieldEnum]) fields: PassengerField[],
  ): Promise<PassengerField[] | null> {
    return (await setRequiredFields(context, operatorId, fields)) ?? null;
  }
}
