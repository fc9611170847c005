import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { TransportType } from '../vehicle/transport-type.type.js';
import { galleryPictures, vehicleAlbums } from './gallery-views.js';
import { GalleryPictureView, VehicleAlbumPage } from './gallery.type.js';

const LARGEST_PAGE = 48;

@ArgsType()
class VehicleAlbumArgs {
  @Field(() => TransportType, { nullable: true }) transportType?: TransportType;
  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2: operators of this country are left out.',
  })
  countryCodeExclude?: string;
  @Field(() => Int, { defaultValue: 1, description: 'From 1.' }) page!: number;
  @Field(() => Int, { defaultValue: 24, description: `${LARGEST_PAGE} at most.` }) pageSize!: number;
}

/** What travellers look at before they travel. */
@Resolver()
export class GalleryResolver {
  @Public()
  @Query(() => [GalleryPictureView], { description: "The marketplace's own pictures, in their order." })
  galleryPictures(
    @Ctx() context: CatalogueContext,
    @Arg('forApp', () => Boolean, { defaultValue: false, description: 'As the app shows them, not the site.' })
    forApp: boolean,
    @Arg('transportType', () => TransportType, {
      nullable: true,
      description: 'With those of travelling as such; left out: all.',
    })
    transportType: TransportType | undefined,
  ): GalleryPictureView[] {
    return galleryPictures(askingOf(context), { forApp, transportType });
  }

  @Public()
  @Query(() => VehicleAlbumPage, { description: 'What operators ride, in pictures: featured operators first.' })
  vehicleAlbums(
    @Ctx() context: CatalogueContext,
    @Args(() => VehicleAlbumArgs) { page, pageSize, ...question }: VehicleAlbumArgs,
  ): VehicleAlbumPage {
    const albums = vehicleAlbums(askingOf(context), question);
    const size = Math.min(Math.max(pageSize, 1), LARGEST_PAGE);
    const from = (Math.max(page, 1) - 1) * size;
    return { total: albums.length, rows: albums.slice(from, from + size) };
  }
}
