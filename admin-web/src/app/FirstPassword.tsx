import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Logo } from '@naga/ui/Logo';
import { defineMessages, FormattedMessage } from 'react-intl';
import { PasswordForm } from '../routes/myaccount/PasswordForm.js';
import { useSignOut } from './use-sign-out.js';

const words = defineMessages({
  title: { id: 'admin.first-password.title', defaultMessage: 'Choose your own password' },
  text: {
    id: 'admin.first-password.text',
    defaultMessage: 'Somebody else set the password you signed in with. Choose one that only you know, then go on.',
  },
  signOut: { id: 'admin.first-password.sign-out', defaultMessage: 'Sign out' },
});

/** Instead of every screen, until the password that somebody else chose is changed. */
export function FirstPassword({ onChanged }: { onChanged: () => void }) {
  const { signOut, busy } = useSignOut();
  return (
    <main className="sign-in">
      <Card kind="panel">
        <div className="sign-in__form">
          <Logo />
          <h1>
            <FormattedMessage {...words.title} />
          </h1>
          <p>
            <FormattedMessage {...words.text} />
          </p>
          <PasswordForm onChanged={onChanged} />
          <Button variant="link" busy={busy} onClick={() => void signOut()}>
            <FormattedMessage {...words.signOut} />
          </Button>
        </div>
      </Card>
    </main>
  );
}
