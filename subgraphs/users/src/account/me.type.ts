import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PermissionView } from '../role/role.type.js';

@ObjectType('Me', { simpleResolvers: true, description: 'The signed-in user.' })
export class MeView {
  @Field(() => ID) id!: string;
  @Field(() => String) firstName!: string;
  @Field(() => String) lastName!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) mobileNumber!: string | null;
  @Field(() => Int) roleId!: number;
  @Field(() => String) roleName!: string;
  @Field(() => [PermissionView]) permissions!: readonly PermissionView[];
  @Field(() => String, { description: 'Where to go after login (specification, section 6).' }) landing!: string;
}
