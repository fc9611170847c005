import { Directive, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { LocationView } from '../location/location.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';
import { VehicleTypeView } from '../vehicle/vehicle-type.type.js';

@ObjectType('OperatorBranch', { simpleResolvers: true })
export class OperatorBranchView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => String, { nullable: true }) contactPhone!: string | null;
  @Field(() => LocationView, { nullable: true }) location!: LocationView | null;
}

@Directive('@key(fields: "id")')
@ObjectType('Operator', { simpleResolvers: true })
export class OperatorView {
  @Field(() => ID) id!: string;
  @Field(() => String) slug!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) tagLine!: string | null;
  @Field(() => String, { nullable: true }) logoUrl!: string | null;
  @Field(() => Boolean) featured!: boolean;
  @Field(() => Boolean) offline!: boolean;
  @Field(() => String, { nullable: true }) about!: string | null;
  @Field(() => String, { nullable: true }) website!: string | null;
  @Field(() => String) countryCode!: string;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => Float, { nullable: true }) latitude!: number | null;
  @Field(() => Float, { nullable: true }) longitude!: number | null;
  @Field(() => String, { nullable: true, description: 'Telephone and e-mail printed on the e-ticket.' })
  ticketPhone!: string | null;
  @Field(() => String, { nullable: true }) ticketEmail!: string | null;
  @Field(() => String, { nullable: true }) cancellationPolicy!: string | null;
  @Field(() => Boolean) allowLocalOnly!: boolean;
  @Field(() => Float, { nullable: true, description: "Average of the travellers' ratings, 1 to 5." })
  rating!: number | null;
  @Field(() => Int) reviewCount!: number;
  @Field(() => [TransportType]) transportTypes!: readonly TransportType[];
  @Field(() => [VehicleTypeView], { description: 'What it rides with: every vehicle type of its timetable, by name.' })
  vehicles!: readonly VehicleTypeView[];
  @Field(() => [OperatorBranchView]) branches!: readonly OperatorBranchView[];
}
