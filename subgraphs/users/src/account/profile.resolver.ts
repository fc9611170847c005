import { Public, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { JSONObject } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { changeEmail } from './change-email.command.js';
import { deleteMyAccount } from './delete-my-account.command.js';
import { meView } from './me-view.js';
import type { MeView } from './me.type.js';
import { myData } from './my-data.queries.js';
import { profilePicture } from './profile-picture.queries.js';
import {
  ChangeEmailArgs,
  PasswordArgs,
  ProfileInput,
  ProfilePictureView,
  SetProfilePictureArgs,
  UpdateProfileResult,
} from './profile.type.js';
import { done, type DoneView, RequestResult } from './request-result.type.js';
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

  @SignedIn()
  @Query(() => JSONObject, { description: "Everything we keep of the signed-in user, neighbours' rows included." })
  myData(@Ctx() context: UsersContext): Promise<Record<string, unknown>> {
    return myData(context);
  }

  @SignedIn()
  @Mutation(() => RequestResult, { description: 'Forgets the person; bookings stay, without him.' })
  deleteMyAccount(
    @Ctx() context: UsersContext,
    @Args(() => PasswordArgs) { password }: PasswordArgs,
  ): Promise<DoneView | Refused> {
    return orRefused(() => deleteMyAccount(context, password).then(done));
  }
}
