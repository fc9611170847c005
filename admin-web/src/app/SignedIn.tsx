import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { Button } from '@naga/ui/Button';
import { SelectField } from '@naga/ui/SelectField';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { OWN_NAMES } from '../session/language.js';
import { useLanguageChoice } from '../session/LanguageChoice.js';
import type { Me } from '../session/me.js';
import { roleTitle } from '../session/role-words.js';
import { useOpen } from './Keyboard.js';
import { useSignOut } from './use-sign-out.js';

const words = defineMessages({
  account: { id: 'admin.menu.account', defaultMessage: 'My account' },
  language: { id: 'admin.menu.language', defaultMessage: 'Language' },
  keys: { id: 'admin.keys.title', defaultMessage: 'Keyboard shortcuts' },
  signOut: { id: 'admin.menu.sign-out', defaultMessage: 'Sign out' },
});

/** Who is signed in, his account, the language, the way out. */
export function SignedIn({ me }: { me: Me }) {
  const intl = useIntl();
  const { language, choose } = useLanguageChoice();
  const open = useOpen();
  const { signOut, busy } = useSignOut();
  return (
    <div className="back-office__me">
      <NavLink to="/myaccount" className="back-office__account">
        <strong>{`${me.firstName} ${me.lastName}`}</strong>
        <span>{roleTitle(intl, me)}</span>
        <span className="back-office__account-link">
          <FormattedMessage {...words.account} />
        </span>
      </NavLink>
      <SelectField
        label={intl.formatMessage(words.language)}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
        onChange={(event) => choose(event.currentTarget.value as LanguageCode)}
      />
      <Button variant="link" size="small" data-tour="keys" onClick={() => open('help')}>
        <FormattedMessage {...words.keys} />
      </Button>
      <Button variant="quiet" busy={busy} onClick={() => void signOut()}>
        <FormattedMessage {...words.signOut} />
      </Button>
    </div>
  );
}
