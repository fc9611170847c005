import { formatDate } from '@naga/app-kit/format-date.js';
import { addOnText } from '@naga/booking-flow/sale/fee-lines.js';
import { titledName } from '@naga/booking-flow/seats/seat-words.js';
import { isLanguage, type LanguageCode } from '@naga/kernel/language.js';
import { formatMoney } from '@naga/kernel/money.js';
import { JourneyLine } from '@naga/ui/JourneyLine';
import { Logo } from '@naga/ui/Logo';
import { Notice } from '@naga/ui/Notice';
import { QrCode } from '@naga/ui/QrCode';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { clockOf, dayOf } from '../../session/dates.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import { type DriverWord, driverWord, secondLanguage } from './driver-words.js';
import type { TicketCard_TicketFragment } from './ticket-card.generated.js';
import classes from './TicketCard.module.css';
import { words } from './ticket-words.js';

type Leg = TicketCard_TicketFragment['leg'];
type Name = Leg['fromName'];

const inLanguage = (name: Name, language: LanguageCode) => name[language] ?? name.en;
const dayOffset = ({ departureTime, arrivalTime }: Leg) =>
  Math.round((Date.parse(dayOf(arrivalTime)) - Date.parse(dayOf(departureTime))) / 86_400_000);

/** On a telephone that is held to a scanner; its column is narrower on wide screens. */
const LARGEST_CODE = 260;

/** City, stop, and the stop once more in the other script. */
function Place({ location, stop, language }: { location: Name; stop: Name; language: LanguageCode }) {
  const second = secondLanguage(language);
  const other = second === 'km' ? (stop.km ?? location.km) : stop.en;
  return (
    <>
      {inLanguage(location, language)}
      <br />
      {inLanguage(stop, language)}
      {other != null && (
        <>
          <br />
          <span lang={second}>{other}</span>
        </>
      )}
    </>
  );
}

/** Where the travellers are fetched and set down, as they asked for it; nothing where they come themselves. */
function Pickup({ leg }: { leg: Leg }) {
  const intl = useIntl();
  const asked = [leg.pickupTime, leg.pickupAddress, leg.pickupPhone].filter(Boolean).join(', ');
  if (asked === '' && leg.taxiDropOff === null) return null;
  return (
    <div>
      <dt>{intl.formatMessage(words.pickup)}</dt>
      {asked !== '' && <dd>{asked}</dd>}
      {leg.taxiDropOff !== null && (
        <dd className={classes.codes}>{intl.formatMessage(words.dropOff, { place: leg.taxiDropOff })}</dd>
      )}
    </div>
  );
}

export interface TicketCardProps {
  ticket: TicketCard_TicketFragment;
  /** Under the perforation: what one can do with it. */
  actions?: ReactNode;
  /** Level of the heading; the ticket's page is headed by it. */
  level?: 1 | 2;
}

/** One ride of a booking as a ticket: in the reader's language and in Khmer, a signed QR code for each passenger. */
export function TicketCard({ ticket, actions, level = 2 }: TicketCardProps) {
  const intl = useIntl();
  const { brand } = useSite();
  const language = isLanguage(intl.locale) ? intl.locale : 'en';
  const { leg, passengers, pnr } = ticket;
  const second = secondLanguage(language);
  const Heading = `h${level}` as const;
  const both = (word: Exclude<DriverWord, 'payOnBoard' | 'revoked'>) => (
    <>
      {intl.formatMessage(words[word])} · <span lang={second}>{driverWord(language, word)}</span>
    </>
  );
  const [only, ...others] = passengers;
  const isAlone = others.length === 0;
  const pass = (passenger: (typeof passengers)[number]) => (
    <figure className={classes.pass} key={passenger.partId}>
      <QrCode
        value={passenger.qr}
        size={LARGEST_CODE}
        label={intl.formatMessage(words.qr, { name: passenger.name, seat: passenger.seatNumber })}
      />
      {!isAlone && (
        <figcaption>
          {titledName(intl, passenger)} · {passenger.seatNumber}
        </figcaption>
      )}
    </figure>
  );
  const hint = <p className={classes.hint}>{intl.formatMessage(words.offline)}</p>;
  return (
    <article className={classes.ticket} data-ticket={ticket.id}>
      <div className={classes.head}>
        <Logo name={brand.name} />
        <Heading className={classes.kind}>
          <span lang={second}>{driverWord(language, 'ticket')}</span> · {intl.formatMessage(words.ticket)}
        </Heading>
      </div>
      <div className={classes.body}>
        {ticket.revoked && (
          <Notice tone="bad">
            {intl.formatMessage(words.revoked)} <span lang={second}>{driverWord(language, 'revoked')}</span>
          </Notice>
        )}
        <div className={isAlone ? classes.columns : classes.whole}>
          <div className={classes.facts}>
            <div>
              <span className={classes.label}>{both('booking')}</span>
              <strong className={classes.pnr} lang="en">
                <span>{pnr.slice(0, 3)}</span>
                <span>{pnr.slice(3)}</span>
              </strong>
            </div>
            <JourneyLine
              departure={{
                time: clockOf(leg.departureTime),
                place: <Place location={leg.fromLocationName} stop={leg.fromName} language={language} />,
              }}
              arrival={{
                time: clockOf(leg.arrivalTime),
                place: <Place location={leg.toLocationName} stop={leg.toName} language={language} />,
                dayOffset: dayOffset(leg),
              }}
              minutes={(Date.parse(leg.arrivalTime) - Date.parse(leg.departureTime)) / 60_000}
              note={formatDate(dayOf(leg.departureTime), language)}
            />
            <dl className={classes.list}>
              <div>
                <dt>{both('passengers')}</dt>
                {passengers.map((passenger) => (
                  <Fragment key={passenger.partId}>
                    <dd>{titledName(intl, passenger)}</dd>
                    {passenger.addOns.length > 0 && (
                      <dd className={classes.codes}>
                        {passenger.addOns.map((addOn) => addOnText(intl, addOn)).join(', ')}
                      </dd>
                    )}
                  </Fragment>
                ))}
              </div>
              <div>
                <dt>{both('seats')}</dt>
                <dd>{passengers.map(({ seatNumber }) => seatNumber).join(', ')}</dd>
                <dd className={classes.codes}>
                  {passengers.map(({ partId, ticketCode }, index) => (
                    <Fragment key={partId}>
                      {index > 0 && ', '}
                      <span>{ticketCode}</span>
                    </Fragment>
                  ))}
                </dd>
              </div>
              <Pickup leg={leg} />
              <div>
                <dt>{both('operator')}</dt>
                <dd>{leg.operatorName}</dd>
                <dd className={classes.codes}>{leg.vehicleName}</dd>
              </div>
              <div>
                <dt>{both('beThereBy')}</dt>
                <dd>{ticket.checkInTime}</dd>
              </div>
            </dl>
            {passengers.map(
              ({ partId, name, payOnBoarding }) =>
                payOnBoarding !== null && (
                  <p className={classes.owed} key={partId}>
                    <strong>
                      {intl.formatMessage(words.payOnBoard, { amount: formatMoney(moneyOf(payOnBoarding)) })}
                    </strong>{' '}
                    · <span lang={second}>{driverWord(language, 'payOnBoard')}</span> · {name}
                  </p>
                ),
            )}
          </div>
          {isAlone && (
            <div className={classes.codesColumn}>
              {only !== undefined && pass(only)}
              {hint}
            </div>
          )}
        </div>
        {!isAlone && (
          <>
            <div className={classes.passes}>{passengers.map(pass)}</div>
            {hint}
          </>
        )}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </article>
  );
}
