import { FormSection } from '@naga/ui/FormSection';
import { useState } from 'react';
import { FormattedMessage, defineMessages } from 'react-intl';
import { InPerson } from './InPerson.js';
import { OwnAccount } from './OwnAccount.js';
import { PasswordForm } from './PasswordForm.js';
import { SecondFactor } from './SecondFactor.js';
import { Sessions } from './Sessions.js';

const words = defineMessages({
  password: { id: 'admin.security.password', defaultMessage: 'Password' },
  second: { id: 'admin.security.second', defaultMessage: 'Second step' },
  secondAbout: {
    id: 'admin.security.second-about',
    defaultMessage: 'A code from an app on your telephone, beside the password.',
  },
});

export default function SecurityRoute() {
  const [changes, setChanges] = useState(0);
  return (
    <OwnAccount>
      {(account) => (
        <>
          <InPerson account={account} title={<FormattedMessage {...words.password} />}>
            <PasswordForm key={changes} onChanged={() => setChanges((count) => count + 1)} />
          </InPerson>
          <InPerson account={account} title={<FormattedMessage {...words.second} />}>
            <FormSection
              title={<FormattedMessage {...words.second} />}
              about={<FormattedMessage {...words.secondAbout} />}
            >
              <SecondFactor account={account} />
            </FormSection>
          </InPerson>
          <Sessions key={`sessions-${changes}`} />
        </>
      )}
    </OwnAccount>
  );
}
