import { QrCode } from '@naga/ui/QrCode';
import { useIntl } from 'react-intl';
import classes from '../form/account.module.css';
import type { Setup } from './enter.js';
import { words } from './sign-in-words.js';

/** The key of a new second factor, to scan and to type. */
export function SecondFactorKey({ secret, otpauthUrl }: Setup) {
  const intl = useIntl();
  return (
    <>
      <QrCode value={otpauthUrl} label={intl.formatMessage(words.qr)} />
      <p>
        <code className={classes.key}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  );
}
