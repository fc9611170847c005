import { mapLink } from '@naga/booking-flow/points/ride-points.js';
import { isLanguage } from '@naga/kernel/language.js';
import { Card } from '@naga/ui/Card';
import { useIntl } from 'react-intl';
import classes from './BoardingPlace.module.css';
import type { TicketCard_TicketFragment } from './ticket-card.generated.js';
import { words } from './ticket-words.js';

/** Where one boards: name, address, a map on the web and in the telephone, and whom to call; or where the driver comes. */
export function BoardingPlace({ ticket }: { ticket: TicketCard_TicketFragment }) {
  const intl = useIntl();
  const { leg, ticketPhone } = ticket;
  const language = isLanguage(intl.locale) ? intl.locale : 'en';
  const { fromLatitude: latitude, fromLongitude: longitude } = leg;
  const isFetched = leg.pickupAddress !== null;
  const isOnMap = !isFetched && latitude !== null && longitude !== null;
  const point = isOnMap ? `${latitude.toFixed(5)},${longitude.toFixed(5)}` : '';
  return (
    <Card as="section" kind="panel" className={classes.place}>
      <h2 className={classes.title}>{intl.formatMessage(isFetched ? words.whereFetched : words.where)}</h2>
      <p>
        <strong>{leg.pickupAddress ?? leg.fromName[language] ?? leg.fromName.en}</strong>
        {!isFetched && leg.fromAddress !== null && (
          <>
            <br />
            {leg.fromAddress}
          </>
        )}
      </p>
      <ul className={classes.ways}>
        {isOnMap && (
          <>
            <li>
              <a href={mapLink(latitude, longitude)} target="_blank" rel="noreferrer">
                {intl.formatMessage(words.map)}
              </a>
            </li>
            <li>
              <a href={`geo:${point}?q=${point}`}>{intl.formatMessage(words.mapApp)}</a> · {point}
            </li>
          </>
        )}
        {ticketPhone !== null && (
          <li>
            {intl.formatMessage(words.call)}: <a href={`tel:${ticketPhone.replace(/[^\d+]/g, '')}`}>{ticketPhone}</a>
          </li>
        )}
      </ul>
    </Card>
  );
}
