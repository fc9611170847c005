import { defineMessages, useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { Panel } from '../../features/account/form/Panel.js';
import { currentPasswordField, newPasswordFields } from '../../features/account/form/password-fields.js';
import { ask } from '../../session/graph.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/security';
import { Devices } from './Devices.js';
import { SecondFactor } from './SecondFactor.js';
import { type SecurityAnswer, securityAction } from './security-action.js';
import { SecuritySettingsDocument } from './settings.generated.js';
import { SettingsFrame } from './SettingsFrame.js';

const words = defineMessages({
  password: { id: 'account.field.password', defaultMessage: 'Password' },
  change: { id: 'account.security.change', defaultMessage: 'Change the password' },
  changed: {
    id: 'account.security.changed',
    defaultMessage: 'Your password is changed. Other devices have been signed out.',
  },
});

export const loader = ({ context }: Route.LoaderArgs) => ask(context, SecuritySettingsDocument, {});

export const action = async ({ context, request }: Route.ActionArgs) =>
  securityAction(context, await request.formData());

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** Password, second factor, and where one is signed in. */
export default function Security({ loaderData: { me, mySessions } }: Route.ComponentProps) {
  const intl = useIntl();
  const answer = useActionData<SecurityAnswer>();
  return (
    <SettingsFrame page="security">
      <Panel title={intl.formatMessage(words.password)}>
        <AccountForm
          intent="password"
          answer={answer}
          done={intl.formatMessage(words.changed)}
          fields={[currentPasswordField(intl), ...newPasswordFields(intl)]}
          submit={intl.formatMessage(words.change)}
        />
      </Panel>
      {me !== null && <SecondFactor me={me} answer={answer} />}
      <Devices sessions={mySessions} answer={answer} />
    </SettingsFrame>
  );
}
