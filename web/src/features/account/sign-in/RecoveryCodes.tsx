import { useIntl } from 'react-intl';
import classes from '../form/account.module.css';
import { words } from './sign-in-words.js';

/** Shown once, when they are made. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const intl = useIntl();
  return (
    <>
      <p>{intl.formatMessage(words.recoveryLead)}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
