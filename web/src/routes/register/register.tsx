import { useFailures } from '@naga/app-kit/use-failures.js';
import { useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link, redirect, useActionData } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import { type FormAnswer, formAnswer, passwordOf, textOf } from '../../features/account/form/form-answer.js';
import { faultText } from '../../features/account/form/fault-words.js';
import { newPasswordFields } from '../../features/account/form/password-fields.js';
import { emailField, friendField, mobileField, nameFields } from '../../features/account/form/usual-fields.js';
import { askAbout, isBookingId } from '../../session/booking-token.js';
import { ask } from '../../session/graph.js';
import { localPath, useLocalPath } from '../../session/language.js';
import { sessionCookies, withCookies } from '../../session/session-cookies.js';
import { visitContext } from '../../session/visit.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/register';
import { RegisterBookingDocument, RegisterDocument } from './register.generated.js';

const words = defineMessages({
  title: { id: 'account.register.title', defaultMessage: 'Create an account' },
  lead: {
    id: 'account.register.lead',
    defaultMessage: 'Your bookings in one place, points for every trip, and forms that fill themselves in.',
  },
  submit: { id: 'account.register.submit', defaultMessage: 'Create the account' },
  already: { id: 'account.register.already', defaultMessage: 'I have an account: sign in' },
});

/** After a payment the form knows what the booking on this device knows. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const referralCode = (url.searchParams.get('code') ?? '').slice(0, 20);
  const id = url.searchParams.get('booking') ?? undefined;
  if (!isBookingId(id)) return { known: undefined, referralCode };
  const { booking } = await askAbout({ context, request }, id, RegisterBookingDocument, { id });
  const first = booking?.legs[0]?.parts[0];
  if (booking === null) return { known: undefined, referralCode };
  return {
    referralCode,
    known: {
      firstName: first?.firstName ?? '',
      lastName: first?.lastName ?? '',
      email: booking.contactEmail ?? '',
      mobileNumber: booking.contactPhone ?? '',
    },
  };
}

/** Signs in at once; the e-mail is verified afterwards by the link that was sent. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const sent = await request.formData();
  const mobileNumber = textOf(sent, 'mobileNumber');
  const visit = context.get(visitContext);
  const input = {
    firstName: textOf(sent, 'firstName'),
    lastName: textOf(sent, 'lastName'),
    email: textOf(sent, 'email'),
    mobileNumber: mobileNumber === '' ? null : mobileNumber,
    password: passwordOf(sent),
    passwordConfirmation: passwordOf(sent, 'passwordConfirmation'),
    language: visit.language,
    referralCode: textOf(sent, 'referralCode') || null,
  };
  const run = () => ask(context, RegisterDocument, { input }, { isForm: true }).then(({ register }) => register);
  const { answer, result } = await formAnswer(context, sent, run);
  if (result === undefined) return answer;
  const headers = withCookies(sessionCookies(result.token, false, visit));
  return redirect(localPath(params, '/email/verify?sent=1'), { headers });
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** What the server refuses stands in the dialog of the error catalogue as well (specification, section 8). */
function useOops(answer: FormAnswer | undefined, messages: readonly string[]): void {
  const fail = useFailures();
  const told = useRef<FormAnswer>(undefined);
  useEffect(() => {
    if (answer === undefined || messages.length === 0 || told.current === answer) return;
    told.current = answer;
    fail({ status: 422, messages }, { logOut: () => undefined, goTo: () => undefined });
  }, [answer, fail, messages]);
}

/** Who travels often: a name, an address and a password. */
export default function Register({ loaderData: { known, referralCode } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const answer = useActionData<FormAnswer>();
  const label = { firstName: 'first_name', lastName: 'last_name', email: 'email', password: 'password' } as const;
  const named = (answer?.faults ?? []).flatMap((fault) =>
    fault.path in label ? `${label[fault.path as keyof typeof label]}: ${faultText(intl, fault)}` : [],
  );
  useOops(answer, answer?.refusal?.code === 'EMAIL_TAKEN' ? ['The email has already been taken.'] : named);
  return (
    <AccountFrame
      title={intl.formatMessage(words.title)}
      lead={intl.formatMessage(words.lead)}
      links={<Link to={to('/auth/login')}>{intl.formatMessage(words.already)}</Link>}
    >
      <AccountForm
        intent="register"
        answer={answer}
        fields={[
          ...nameFields(intl, known),
          emailField(intl, { defaultValue: known?.email }),
          mobileField(intl, { defaultValue: known?.mobileNumber }),
          ...newPasswordFields(intl, true),
          ...(referralCode === '' ? [] : [{ ...friendField(intl), defaultValue: referralCode }]),
        ]}
        submit={intl.formatMessage(words.submit)}
        wide
      />
    </AccountFrame>
  );
}
