import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '../../session/language.js';
import { isLanguage } from '@naga/kernel/language.js';
import { data, type RouterContextProvider } from 'react-router';
import { type FormAnswer, formAnswer, passwordOf, textOf } from '../../features/account/form/form-answer.js';
import { setCookie } from '../../session/cookies.js';
import { currencyCookie, knownCurrency } from '../../session/currency.js';
import { ask } from '../../session/graph.js';
import { memberContext } from '../../session/member.js';
import {
  ChangeEmailDocument,
  RemovePictureDocument,
  RequestMobileCodeDocument,
  SaveProfileDocument,
  SetPictureDocument,
  VerifyMobileDocument,
} from './settings.generated.js';

type Context = Readonly<RouterContextProvider>;
type Said = { __typename: string; code?: string; facts?: Record<string, unknown> };

const form = { isForm: true } as const;
const PICTURE_BYTES = 2 * 1024 * 1024;

function save(context: Context, sent: FormData): Promise<Said> {
  const input = {
    firstName: textOf(sent, 'firstName'),
    lastName: textOf(sent, 'lastName'),
    userName: textOf(sent, 'userName'),
    secondaryEmail: textOf(sent, 'secondaryEmail'),
    mobileNumber: textOf(sent, 'mobileNumber'),
    language: textOf(sent, 'language'),
    currency: textOf(sent, 'currency'),
    stopEmailNotification: sent.has('stopEmailNotification'),
  };
  return ask(context, SaveProfileDocument, { input }, form).then(({ updateProfile }) => updateProfile);
}

async function savePicture(context: Context, sent: FormData): Promise<Said> {
  const file = sent.get('picture');
  const isUsable = file instanceof File && file.size > 0 && file.size <= PICTURE_BYTES;
  if (!isUsable) return { __typename: 'Refused', code: 'PICTURE_NOT_READABLE', facts: {} };
  const base64 = Buffer.from(await file.arrayBuffer()).toString('base64');
  return (await ask(context, SetPictureDocument, { base64 }, form)).setProfilePicture;
}

function run(context: Context, sent: FormData): Promise<Said> {
  const mobileNumber = textOf(sent, 'mobileNumber');
  switch (textOf(sent, 'intent')) {
    case 'email': {
      const variables = { email: textOf(sent, 'email'), password: passwordOf(sent) };
      return ask(context, ChangeEmailDocument, variables, form).then(({ changeEmail }) => changeEmail);
    }
    case 'mobile-send':
      return ask(context, RequestMobileCodeDocument, { mobileNumber }, form).then(({ requestOtp }) => requestOtp);
    case 'mobile': {
      const variables = { mobileNumber, code: textOf(sent, 'code').replaceAll(/\s/g, '') };
      return ask(context, VerifyMobileDocument, variables, form).then(({ verifyMobile }) => verifyMobile);
    }
    case 'picture':
      return savePicture(context, sent);
    case 'no-picture':
      return ask(context, RemovePictureDocument, {}, form).then((said) => said.removeProfilePicture);
    default:
      return save(context, sent);
  }
}

/**
 * What the forms of the profile do. The language of mails is also the site's, where an address names no other, and this
 * device reads in the currency that was chosen, as by the menu.
 */
export async function profileAction(context: Context, sent: FormData) {
  const { answer } = await formAnswer(context, sent, () => run(context, sent));
  const language = textOf(sent, 'language');
  const isSaved = answer.intent === 'profile' && answer.done === true;
  const headers = new Headers();
  if (isSaved && isLanguage(language))
    headers.append('Set-Cookie', setCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_SECONDS));
  if (isSaved && context.get(memberContext)?.impersonatedBy === null)
    headers.append('Set-Cookie', currencyCookie(knownCurrency(textOf(sent, 'currency')) ?? null));
  return data<FormAnswer>(answer, { headers });
}
