import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useComingSoldQuery } from './coming-sold.generated.js';
import { SoldDepartures } from './SoldDepartures.js';
import classes from './SoldHere.module.css';
import { soldWords } from './sold-words.js';

/** Who is sold a seat that calls at a stop, for who may see passengers: whom it touches when the stop moves. */
export function SoldHere({ stopId }: { stopId: string }) {
  return (
    <PermissionGate permission="manifest.view" otherwise={null}>
      <Here stopId={stopId} />
    </PermissionGate>
  );
}

function Here({ stopId }: { stopId: string }) {
  const intl = useIntl();
  const id = useId();
  const { data } = useComingSoldQuery({ variables: { of: 'STOPS', ids: [stopId] }, fetchPolicy: 'network-only' });
  const { departures = 0, touched = [] } = data?.comingSold ?? {};
  if (departures === 0) return null;
  const label = intl.formatMessage(soldWords.here);
  return (
    <section className={classes.here} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <p>
        <FormattedMessage {...soldWords.hereAbout} values={{ count: departures }} />
      </p>
      <SoldDepartures label={label} rows={touched.map(({ seatNumbers: _, ...row }) => row)} departures={departures} />
    </section>
  );
}
