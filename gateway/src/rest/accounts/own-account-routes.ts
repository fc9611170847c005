import { CURRENCIES } from '@naga/kernel/money.js';
import { z } from 'zod';
import { optional, success, text } from '../fields.js';
import { PROBLEMS } from '../problems.js';
import { accepted, notFound } from '../refused.js';
import type { Routes } from '../route-means.js';
import {
  RestChangePasswordDocument,
  RestProfilePictureDocument,
  RestRegisterDocument,
  RestRequestOtpDocument,
  RestRequestPasswordResetDocument,
  RestResendVerificationDocument,
  RestResetPasswordDocument,
  RestUpdateProfileDocument,
  RestVerifyEmailDocument,
} from './own-account.generated.js';
import { email, mobileNumber, password, SignedIn, signedIn, User, userOf } from './shapes.js';
import { withoutToken, withToken } from './token-cookie.js';

const tags = ['Accounts'];
const name = text(80);
const token = text(500);

const Profile = z.object({
  first_name: name.optional(),
  last_name: name.optional(),
  user_name: optional(text(100)),
  secondary_email: optional(email),
  mobile_number: optional(mobileNumber),
  language: text(5).optional(),
  currency: optional(z.enum(CURRENCIES)).describe('In which prices are read; empty: as they are charged.'),
  stop_email_notification: z.boolean().optional(),
});

const done = { status: 'success' as const, result: { done: true as const } };
const Done = success(z.object({ done: z.literal(true) }));
const answers = { 200: Done, 422: PROBLEMS[422], 429: PROBLEMS[429] };

/** Registering, e-mail, password, code and profile (rules.md 14). */
export const ownAccountRoutes: Routes = (app, { ask, viewerOf, baseUrl }) => {
  app.post(
    '/register',
    {
      schema: {
        summary: 'Register',
        description: 'Signs in at once. An e-mail that is registered already is told in error_details.messages.',
        tags,
        body: z.object({
          first_name: name,
          last_name: name,
          email,
          mobile_number: optional(mobileNumber),
          password,
          password_confirmation: password,
        }),
        response: { 201: SignedIn, 422: PROBLEMS[422], 429: PROBLEMS[429] },
      },
    },
    async (request, reply) => {
      const { first_name, last_name, email, mobile_number, password, password_confirmation } = request.body;
      const input = {
        firstName: first_name,
        lastName: last_name,
        email,
        mobileNumber: mobile_number ?? null,
        password,
        passwordConfirmation: password_confirmation,
      };
      const session = accepted((await ask(RestRegisterDocument, { input }, await viewerOf(request))).register);
      withToken(reply, session.token, false, baseUrl);
      return reply.code(201).send(signedIn(session));
    },
  );

  app.post(
    '/email/verify',
    {
      schema: {
        summary: 'Prove an e-mail address',
        description: 'With the token of the mail, in a session of that very account or with its password.',
        tags,
        body: z.object({ token, password: optional(password) }),
        response: { ...answers, 200: success(User), 400: PROBLEMS[409].describe('Wrong password') },
      },
    },
    async (request) => {
      const { token, password } = request.body;
      const proof = { token, password: password ?? null };
      const { verifyEmail } = await ask(RestVerifyEmailDocument, proof, await viewerOf(request));
      return { status: 'success' as const, result: userOf(accepted(verifyEmail)) };
    },
  );

  app.post(
    '/email/resend',
    {
      schema: {
        summary: 'Another mail to prove the address',
        description: 'Answers alike whether or not there is such an account.',
        tags,
        body: z.object({ email }),
        response: answers,
      },
    },
    async (request) => {
      accepted((await ask(RestResendVerificationDocument, request.body, await viewerOf(request))).resendVerification);
      return done;
    },
  );

  app.post(
    '/password/email',
    {
      schema: {
        summary: 'A mail to choose a new password',
        description: 'Answers alike whether or not there is such an account.',
        tags,
        body: z.object({ email }),
        response: answers,
      },
    },
    async (request) => {
      const { requestPasswordReset } = await ask(
        RestRequestPasswordResetDocument,
        request.body,
        await viewerOf(request),
      );
      accepted(requestPasswordReset);
      return done;
    },
  );

  app.post(
    '/password/reset',
    {
      schema: {
        summary: 'Choose a new password',
        description: 'Ends all sessions of the account.',
        tags,
        body: z.object({ token, email, password, password_confirmation: password }),
        response: answers,
      },
    },
    async (request, reply) => {
      const { token, email, password, password_confirmation } = request.body;
      const input = { token, email, password, passwordConfirmation: password_confirmation };
      accepted((await ask(RestResetPasswordDocument, { input }, await viewerOf(request))).resetPassword);
      withoutToken(reply);
      return done;
    },
  );

  app.post(
    '/otp/request',
    {
      schema: {
        summary: 'A code for the telephone',
        description: 'Answers alike for every number.',
        tags,
        body: z.object({ mobile_number: mobileNumber }),
        response: answers,
      },
    },
    async (request) => {
      const variables = { mobileNumber: request.body.mobile_number };
      accepted((await ask(RestRequestOtpDocument, variables, await viewerOf(request))).requestOtp);
      return done;
    },
  );

  app.patch(
    '/settings/profile',
    {
      schema: {
        summary: "Change one's own profile",
        tags,
        body: Profile,
        response: { ...PROBLEMS, 200: success(User) },
      },
    },
    async (request) => {
      const { body } = request;
      const given = {
        firstName: body.first_name,
        lastName: body.last_name,
        userName: body.user_name,
        secondaryEmail: body.secondary_email,
        mobileNumber: body.mobile_number,
        language: body.language,
        currency: body.currency,
        stopEmailNotification: body.stop_email_notification,
      };
      // What is left out stays; an empty field empties, which the graph reads as an empty text.
      const said = Object.entries(given).filter(([, value]) => value !== undefined);
      const input = Object.fromEntries(said.map(([field, value]) => [field, value ?? '']));
      const { updateProfile } = await ask(RestUpdateProfileDocument, { input }, await viewerOf(request));
      return { status: 'success' as const, result: userOf(accepted(updateProfile)) };
    },
  );

  app.patch(
    '/settings/password',
    {
      schema: {
        summary: "Change one's own password",
        description: 'Ends all other sessions of the account.',
        tags,
        body: z.object({ current_password: password, password, password_confirmation: password }),
        response: { ...PROBLEMS, 200: Done },
      },
    },
    async (request) => {
      const { current_password, password, password_confirmation } = request.body;
      const variables = {
        currentPassword: current_password,
        password,
        passwordConfirmation: password_confirmation,
      };
      const { changePassword } = await ask(RestChangePasswordDocument, variables, await viewerOf(request));
      // 400 would sign the user out (specification, section 8): here the password is a field like others.
      accepted(changePassword, { WRONG_CREDENTIALS: 422 });
      return done;
    },
  );

  app.get(
    '/profile-pictures/:id',
    {
      schema: {
        summary: "A user's picture",
        tags,
        params: z.object({ id: z.string() }),
        response: { 404: PROBLEMS[404] },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const isId = /^[\w-]{1,100}$/.test(id);
      const picture = isId && (await ask(RestProfilePictureDocument, { id }, await viewerOf(request))).profilePicture;
      if (!picture) throw notFound('PICTURE_NOT_FOUND');
      return reply
        .header('cache-control', 'private, max-age=86400')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(picture.contentType)
        .send(Buffer.from(picture.base64, 'base64') as never);
    },
  );
};
