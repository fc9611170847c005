import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { HELP_PHONE, telephoneLink } from '../../session/help.js';
import classes from './CheckoutFrame.module.css';

/** Under every step: somebody to ask. In a new tab, so that what was typed stays where it is. */
export function HelpLine() {
  const to = useLocalPath();
  return (
    <p className={classes.help}>
      <FormattedMessage
        id="checkout.help"
        defaultMessage="Questions? Call {phone} or <contact>write to us</contact>."
        values={{
          phone: <a href={telephoneLink(HELP_PHONE)}>{HELP_PHONE}</a>,
          contact: (text) => (
            <Link key="contact" to={to('/contact')} target="_blank">
              {text}
            </Link>
          ),
        }}
      />
    </p>
  );
}
