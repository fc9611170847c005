import { PICTURE_MEGABYTES } from '@naga/kernel/file-limits.js';
import { picturePath } from '@naga/kernel/picture.js';
import { MaxLength } from 'class-validator';
import {
  Args,
  ArgsType,
  type ClassType,
  createUnionType,
  Ctx,
  Field,
  Int,
  Mutation,
  ObjectType,
  Resolver,
} from 'type-graphql';
import { Requires } from '../graphql/doors.js';
import { orRefused, Refused } from '../graphql/refusal.js';
import type { Scope } from '../viewer/viewer.js';
import { addPicture, type PictureContext } from './add-picture.command.js';

@ObjectType('Picture', { simpleResolvers: true, description: 'A picture that a record may name by its path.' })
class PictureView {
  @Field(() => String, {
    description: 'WebP, on this host. With -96, -320, -640 or -1280 before .webp: of this width.',
  })
  path!: string;
  @Field(() => Int) width!: number;
  @Field(() => Int) height!: number;
}

/** More than a picture may have as base64, with what a browser puts before it. */
const LONGEST = 3_000_000;

@ArgsType()
class AddPictureArgs {
  @Field(() => String, { description: `PNG, JPEG or WebP of ${PICTURE_MEGABYTES} MB at most.` })
  @MaxLength(LONGEST)
  base64!: string;
}

const PictureResult = createUnionType({
  name: 'PictureResult',
  types: () => [PictureView, Refused] as const,
});

/** How pictures come to a subgraph: whoever looks after records there may add one; a record names it when it is saved. */
export function pictureResolver(folder: string, permission: string, scopes: readonly Scope[]): ClassType<object> {
  @Resolver()
  class PictureResolver {
    @Requires(permission, scopes)
    @Mutation(() => PictureResult, {
      description:
        'What no record names is gone after a day. Refused: PICTURE_NOT_READABLE, PICTURE_TOO_LARGE, PICTURE_TOO_MANY_PIXELS, PICTURE_LIMIT_REACHED.',
    })
    addPicture(
      @Ctx() context: PictureContext,
      @Args(() => AddPictureArgs) { base64 }: AddPictureArgs,
    ): Promise<PictureView | Refused> {
      return orRefused(async () => {
        const { name, width, height } = await addPicture(context, folder, base64);
        return Object.assign(new PictureView(), { path: picturePath(folder, name), width, height });
      });
    }
  }
  return PictureResolver;
}
