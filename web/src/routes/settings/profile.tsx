import { LANGUAGES } from '@naga/kernel/language.js';
import { CURRENCIES, CURRENCY_SIGNS } from '@naga/kernel/money.js';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { SelectField } from '@naga/ui/SelectField';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { redirect, useActionData } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { fieldWords } from '../../features/account/form/field-words.js';
import type { FormAnswer } from '../../features/account/form/form-answer.js';
import { Panel } from '../../features/account/form/Panel.js';
import { currentPasswordField } from '../../features/account/form/password-fields.js';
import { emailField, mobileField, nameFields } from '../../features/account/form/usual-fields.js';
import { ask } from '../../session/graph.js';
import { localPath, OWN_NAMES } from '../../session/language.js';
import { memberContext } from '../../session/member.js';
import { orUnheard } from '../../session/or-unheard.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/profile';
import { MobileForms } from './MobileForms.js';
import { PictureForm } from './PictureForm.js';
import { profileAction } from './profile-action.js';
import { ProfileSettingsDocument } from './settings.generated.js';
import { SettingsFrame } from './SettingsFrame.js';

const words = defineMessages<{
  about: NoMessageValues;
  userNameHint: NoMessageValues;
  secondaryHint: NoMessageValues;
  mobileHint: NoMessageValues;
  language: NoMessageValues;
  languageHint: NoMessageValues;
  currency: NoMessageValues;
  currencyHint: NoMessageValues;
  charged: NoMessageValues;
  stop: NoMessageValues;
  stopHint: NoMessageValues;
  save: NoMessageValues;
  saved: NoMessageValues;
  email: NoMessageValues;
  emailNow: { email: string };
  newEmail: NoMessageValues;
  changeEmail: NoMessageValues;
  emailSent: NoMessageValues;
}>({
  about: { id: 'account.profile.about', defaultMessage: 'About you' },
  userNameHint: {
    id: 'account.profile.userNameHint',
    defaultMessage: 'You may sign in with it instead of your e-mail.',
  },
  secondaryHint: { id: 'account.profile.secondaryHint', defaultMessage: 'Where we reach you if the first one fails.' },
  mobileHint: { id: 'account.profile.mobileHint', defaultMessage: 'A new number counts once a code has proved it.' },
  language: { id: 'account.profile.language', defaultMessage: 'Language' },
  languageHint: { id: 'account.profile.languageHint', defaultMessage: 'Of our mails and of this site' },
  currency: { id: 'web.currency.title', defaultMessage: 'Show prices in' },
  currencyHint: {
    id: 'web.currency.approximate',
    defaultMessage: 'Others are approximate (≈). You pay in the operator’s currency.',
  },
  charged: { id: 'web.currency.charged', defaultMessage: 'The operator’s currency' },
  stop: { id: 'account.profile.stop', defaultMessage: 'Send me no news and reminders' },
  stopHint: { id: 'account.profile.stopHint', defaultMessage: 'Tickets and what concerns your account still come.' },
  save: { id: 'account.profile.save', defaultMessage: 'Save' },
  saved: { id: 'account.profile.saved', defaultMessage: 'Saved.' },
  email: { id: 'account.field.email', defaultMessage: 'E-mail' },
  emailNow: { id: 'account.profile.emailNow', defaultMessage: 'Your address is {email}.' },
  newEmail: { id: 'account.profile.newEmail', defaultMessage: 'New e-mail' },
  changeEmail: { id: 'account.profile.changeEmail', defaultMessage: 'Change the address' },
  emailSent: {
    id: 'account.profile.emailSent',
    defaultMessage: 'A link is on its way to the new address. It changes when you open it.',
  },
});

export async function loader({ context, params }: Route.LoaderArgs) {
  const { me } = await ask(context, ProfileSettingsDocument, {});
  if (me === null) throw redirect(localPath(params, '/auth/login?redirectPath=%2Fsettings%2Fprofile'));
  // What he reads in here he says of himself as well; who acts for him reads in his own.
  const isOwn = context.get(memberContext)?.impersonatedBy === null;
  return { me, currency: (isOwn ? context.get(visitContext).currency : me.currency) ?? '' };
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  profileAction(context, await request.formData());

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** Name, numbers and addresses, picture, language, currency and mails. */
export default function Profile({ loaderData: { me, currency } }: Route.ComponentProps) {
  const intl = useIntl();
  const answer = useActionData<FormAnswer>();
  const say = intl.formatMessage;
  return (
    <SettingsFrame page="profile">
      <PictureForm name={`${me.firstName} ${me.lastName}`} url={me.profilePictureUrl} answer={answer} />
      <Panel title={say(words.about)}>
        <AccountForm
          intent="profile"
          keeps
          answer={answer}
          done={say(words.saved)}
          fields={[
            ...nameFields(intl, me),
            {
              name: 'userName',
              label: say(fieldWords.userName),
              hint: say(words.userNameHint),
              autoComplete: 'username',
              spellCheck: false,
              maxLength: 30,
              defaultValue: me.userName ?? '',
            },
            mobileField(intl, {
              hint: say(words.mobileHint),
              defaultValue: me.pendingMobileNumber ?? me.mobileNumber ?? '',
            }),
            emailField(intl, {
              name: 'secondaryEmail',
              label: say(fieldWords.secondaryEmail),
              hint: say(words.secondaryHint),
              autoComplete: 'off',
              required: false,
              defaultValue: me.secondaryEmail ?? '',
            }),
          ]}
          submit={say(words.save)}
        >
          <SelectField
            label={say(words.language)}
            hint={say(words.languageHint)}
            name="language"
            defaultValue={me.language}
            options={LANGUAGES.map((code) => ({ value: code, label: OWN_NAMES[code] }))}
          />
          <SelectField
            label={say(words.currency)}
            hint={say(words.currencyHint)}
            name="currency"
            defaultValue={currency}
            options={[
              { value: '', label: say(words.charged) },
              ...CURRENCIES.map((code) => ({ value: code, label: `${CURRENCY_SIGNS[code]} ${code}` })),
            ]}
          />
          <CheckboxField
            label={say(words.stop)}
            hint={say(words.stopHint)}
            name="stopEmailNotification"
            defaultChecked={me.stopEmailNotification}
          />
        </AccountForm>
      </Panel>
      <MobileForms pending={me.pendingMobileNumber} answer={answer} />
      <Panel title={say(words.email)}>
        {me.email !== null && (
          <p className={classes.small}>{intl.formatMessage(words.emailNow, { email: me.email })}</p>
        )}
        <AccountForm
          intent="email"
          answer={answer}
          done={say(words.emailSent)}
          fields={[emailField(intl, { label: say(words.newEmail) }), currentPasswordField(intl, 'password')]}
          look="quiet"
          submit={say(words.changeEmail)}
        />
      </Panel>
    </SettingsFrame>
  );
}
