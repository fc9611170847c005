import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { PassengerFieldEnum } from './passenger-field.type.js';
import { OPERATOR_SCOPES } from './change-operator.js';
import { setCodesByHand } from './set-codes-by-hand.command.js';
import { setRequiredFields } from './set-required-fields.command.js';

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

  @Requires('catalogue.edit', OPERATOR_SCOPES)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Whether an operator gives its ticket codes by hand from now on; null out of scope.',
  })
  async setManualTicketCodes(
    @Ctx() context: CatalogueContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('byHand', () => Boolean) byHand: boolean,
  ): Promise<boolean | null> {
    return (await setCodesByHand(context, operatorId, byHand)) ?? null;
  }
}
