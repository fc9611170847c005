import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';

@Directive('@key(fields: "id")')
@ObjectType('User', { simpleResolvers: true })
export class UserView {
  @Field(() => ID) id!: string;
  @Field(() => String) firstName!: string;
  @Field(() => String) lastName!: string;
  @Field(() => String, { nullable: true }) userName!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) phoneNumber!: string | null;
  @Field(() => Int) roleId!: number;
  @Field(() => String) roleName!: string;
  @Field(() => Boolean) active!: boolean;
  @Field(() => String) language!: string;
  @Field(() => ID, { nullable: true }) operatorId!: string | null;
  @Field(() => ID, { nullable: true }) branchId!: string | null;
  @Field(() => ID, { nullable: true }) agencyId!: string | null;
  @Field(() => Boolean) cargoAgent!: boolean;
}
