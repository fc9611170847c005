import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AmenityView } from '../amenity/amenity.type.js';
import { OperatorView } from '../operator/operator.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';

@ObjectType('GalleryPicture', { simpleResolvers: true, description: "A picture of the marketplace's own gallery." })
export class GalleryPictureView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "What it shows, in the reader's language." }) caption!: string;
  @Field(() => String, { description: 'Its path on this host; with -320 before .webp: 320 pixels wide.' })
  path!: string;
  @Field(() => TransportType, { nullable: true, description: 'Null: of travelling as such.' })
  transportType!: TransportType | null;
  @Field(() => AmenityView, { nullable: true, description: 'What is on board, where it is a picture of that.' })
  amenity!: AmenityView | null;
}

@ObjectType('VehicleAlbum', {
  simpleResolvers: true,
  description: 'Pictures of vehicles that look alike: those an operator shows, or those of a type that several ride.',
})
export class VehicleAlbumView {
  @Field(() => String, { description: "What they show, in the reader's language." }) caption!: string;
  @Field(() => OperatorView, { nullable: true, description: 'Null where several operators ride it.' })
  operator!: OperatorView | null;
  @Field(() => TransportType) transportType!: TransportType;
  @Field(() => [String], { description: 'Paths on this host, the best first; never empty.' })
  gallery!: readonly string[];
}

@ObjectType('VehicleAlbumPage', { simpleResolvers: true })
export class VehicleAlbumPage {
  @Field(() => Int, { description: 'Of all pages.' }) total!: number;
  @Field(() => [VehicleAlbumView]) rows!: readonly VehicleAlbumView[];
}
