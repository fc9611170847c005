import { Card } from '@naga/ui/Card';
import { FormattedMessage, useIntl } from 'react-intl';
import { stageWords } from '../../features/fare/fare-words.js';
import { nationalPriceText } from '../../features/fare/national-price.js';
import { asMoney } from '../../session/as-money.js';
import { localName } from '../../session/local-name.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { wordFor } from '../../session/word-for.js';
import type { Offered_SaleFragment } from './booking-offer.generated.js';
import { words } from './words.js';

/** Each seat with the steps of its fare, and what all of it costs. */
export function PriceNow({ booking: { legs, total } }: { booking: Offered_SaleFragment }) {
  const intl = useIntl();
  return (
    <Card kind="panel" as="section">
      <div className="back-office__stack">
        <h2>
          <FormattedMessage {...words.price} />
        </h2>
        {legs.map((leg) => (
          <section key={leg.id}>
            <h3>
              {localName(intl.locale, leg.fromLocationName)} → {localName(intl.locale, leg.toLocationName)}
            </h3>
            <p>
              <LocalTime at={leg.departureTime} />, {leg.operatorName}
            </p>
            <ul className="back-office__plain">
              {leg.parts.map(({ id, seatNumber, firstName, lastName, nationalPriceOf, fare, stages }) => (
                <li key={id}>
                  <strong>{seatNumber}</strong> {[firstName, lastName].filter(Boolean).join(' ')} · {asMoney(fare)}
                  {nationalPriceOf !== null && ` · ${nationalPriceText(intl, nationalPriceOf)}`}
                  <br />
                  <small>
                    {stages
                      .map(
                        ({ name, amount }) =>
                          `${wordFor(intl, stageWords, name)} ${asMoney({ amount, currency: fare.currency })}`,
                      )
                      .join(', ')}
                  </small>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          <FormattedMessage {...words.total} /> <strong>{asMoney(total)}</strong>
        </p>
      </div>
    </Card>
  );
}
