import { IsOptional } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { PasswordArgs } from '../password/password.type.js';

@ArgsType()
export class DeleteMyAccountArgs extends PasswordArgs {
  @Field(() => Boolean, { nullable: true, description: 'Credit that is left is given up with the account.' })
  @IsOptional()
  givesUpCredit?: boolean | null;
}
