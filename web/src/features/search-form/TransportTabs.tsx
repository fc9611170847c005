import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { TRANSPORTS, transportWords, type Transport } from '../../session/transport.js';
import classes from './SearchForm.module.css';

const words = defineMessages({
  kind: { id: 'web.search.kind', defaultMessage: 'What do you look for?' },
});

export interface TransportTabsProps {
  chosen: Transport | '';
  onChoose: (transport: Transport) => void;
}

/** Bus, taxi, ferry as radios of the form; experiences are another page. */
export function TransportTabs({ chosen, onChoose }: TransportTabsProps) {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <fieldset className={classes.tabs}>
      <legend className={classes.legend}>{intl.formatMessage(words.kind)}</legend>
      {TRANSPORTS.map((one) => (
        <label key={one} className={classes.tab}>
          <input type="radio" name="type" value={one} checked={chosen === one} onChange={() => onChoose(one)} />
          <span>{intl.formatMessage(transportWords[one])}</span>
        </label>
      ))}
      <Link className={classes.tabLink} to={to('/experiences')}>
        <FormattedMessage id="web.search.experiences" defaultMessage="Experiences" />
      </Link>
    </fieldset>
  );
}
