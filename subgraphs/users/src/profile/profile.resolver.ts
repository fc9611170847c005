import { Public, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { changeEmail } from './change-email.command.js';
import { meView } from '../account/me-view.js';
import type { MeView } from '../account/me.type.js';
import { profilePicture } from './profile-picture.queries.js';
import {
  ChangeEmailArgs,
  ProfileInput,
  ProfilePictureView,
  SetProfilePictureArgs,
  UpdateProfileResult,
} from './profile.type.js';
import { done, type DoneView, RequestResult } from '../account/request-result.type.js';
import { removeProfilePicture, setProfilePicture } from './set-profile-picture.command.js';
import { updateProfile } from './update-profile.command.js';

@Resolver()
export class ProfileResolver {
  @SignedIn()
  @Mutation(() => UpdateProfileResult)
  updateProfile(
    @Ctx() context: UsersContext,
    @Arg('input', () => ProfileInput) input: ProfileInput,
  ): Promise<MeView | Refused> {
    return orRefused(async () => meView(context, await updateProfile(context, input)));
  }

  @SignedIn()
  @Mutation(() => RequestResult, {
    description: 'Mails a link to the new address; it changes with that (verifyEmail).',
  })
  changeEmail(
    @Ctx() context: UsersContext,
    @Args(() => ChangeEmailArgs) args: ChangeEmailArgs,
  ): Promise<DoneView | Refused> {
    return orRefused(() => changeEmail(context, args).then(done));
  }

  @SignedIn()
  @Mutation(() => UpdateProfileResult)
  setProfilePicture(
    @Ctx() context: UsersContext,
    @Args(() => SetProfilePictureArgs) { base64 }: SetProfilePictureArgs,
  ): Promise<MeView | Refused> {
    return orRefused(async () => meView(context, await setProfilePicture(context, base64)));
  }

  @SignedIn()
  @Mutation(() => UpdateProfileResult)
  removeProfilePicture(@Ctx() context: UsersContext): Promise<MeView | Refused> {
    return orRefused(async () => meView(context, await removeProfilePicture(context)));
  }

  @Public()
  @Query(() => ProfilePictureView, {
    nullable: true,
    description: 'Its id is random and known from profilePictureUrl.',
  })
  async profilePicture(
    @Ctx() { database }: UsersContext,
    @Arg('id', () => ID) id: string,
  ): Promise<ProfilePictureView | null> {
    return (await profilePicture(database, id)) ?? null;
  }
}
