import { notOnSaleWords } from '@naga/app-kit/not-on-sale-words.js';
import { askAgain } from '../../session/ask-again.js';
import { asMoney } from '../../session/as-money.js';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { Notice } from '@naga/ui/Notice';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editorWords } from './editor-words.js';
import { type LineDeparturesQuery, useLineDeparturesQuery } from './lines.generated.js';
import { words } from './words.js';
import { dayText } from '../../session/time/day-text.js';
import { LocalTime } from '../../session/time/LocalTime.js';

type Departure = LineDeparturesQuery['lineDepartures'][number];

/** As many as tell whether it is right; the others are asked for. */
const FEW = 5;

/** What travellers see of a route in the next days, each departure with why it cannot be bought. */
export function LinePreview({ id }: { id: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useLineDeparturesQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const departures = data?.lineDepartures;
  const [isWhole, setWhole] = useState(false);
  const isFolded = !isWhole && departures !== undefined && departures.length > FEW + 1;
  const title = intl.formatMessage(editorWords.preview);
  const lacksPrice = departures?.some(({ leg }) => leg.seatFare === null) === true;
  const priceOf = ({ leg: { seatFare } }: Departure): string => {
    if (seatFare === null) return intl.formatMessage(editorWords.noPrice);
    const sums = [seatFare.local, seatFare.foreign].map(asMoney);
    return [...new Set(sums)].join(' / ');
  };
  return (
    <section className="line-editor__preview" id="preview" tabIndex={-1}>
      <h2>{title}</h2>
      <p>
        <FormattedMessage {...editorWords.previewAbout} />
      </p>
      {lacksPrice && (
        <Notice tone="warn">
          <FormattedMessage {...editorWords.noPriceText} />
        </Notice>
      )}
      <DataTable
        label={title}
        long
        density="compact"
        state={error ? 'error' : departures === undefined ? 'loading' : 'ready'}
        onRetry={() => askAgain(refetch)}
        rows={departures?.slice(0, isFolded ? FEW : undefined) ?? []}
        rowId={({ leg }) => leg.id}
        empty={
          <p>
            <FormattedMessage {...editorWords.noDeparture} />
          </p>
        }
        columns={[
          {
            key: 'day',
            title: intl.formatMessage(editorWords.day),
            render: ({ date }) => dayText(intl, date),
            noWrap: true,
          },
          {
            key: 'time',
            title: intl.formatMessage(editorWords.time),
            render: ({ leg }) => (
              <>
                <LocalTime at={leg.boarding.time} clock /> – <LocalTime at={leg.dropOff.time} clock />
              </>
            ),
            noWrap: true,
          },
          { key: 'vehicle', title: intl.formatMessage(editorWords.vehicle), render: ({ leg }) => leg.vehicle.name },
          {
            key: 'seats',
            title: intl.formatMessage(editorWords.seats),
            render: ({ leg }) => leg.freeSeats,
            align: 'right',
          },
          { key: 'price', title: intl.formatMessage(editorWords.price), render: priceOf, noWrap: true },
          {
            key: 'sale',
            title: intl.formatMessage(words.status),
            render: ({ leg, notOnSaleReason: reason }) => {
              if (reason !== null) return intl.formatMessage(notOnSaleWords(reason));
              return intl.formatMessage(leg.seatFare === null ? editorWords.notSold : editorWords.sold);
            },
          },
        ]}
      />
      {isFolded && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          <FormattedMessage {...editorWords.wholePreview} values={{ count: departures.length }} />
        </Button>
      )}
    </section>
  );
}
