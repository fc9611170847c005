import { parcelEventWords } from '@naga/booking-flow/parcel/parcel-event-words.js';
import { storyOf } from '@naga/booking-flow/parcel/parcel-story.js';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Timeline } from '@naga/ui/Timeline';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { LocalTime } from '../../session/time/LocalTime.js';
import { asMoney } from '../../session/as-money.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { type CargoBookingQuery, useCargoBookingQuery } from './cargo-bookings.generated.js';
import { ParcelStatus } from './ParcelStatus.js';
import { words } from './words.js';

export default function CargoBookingRoute() {
  const { code = '' } = useParams();
  return (
    <RecordGate permission="cargo.view" back={{ to: '/cargo-bookings', label: <FormattedMessage {...words.back} /> }}>
      <CargoBooking code={code} />
    </RecordGate>
  );
}

function CargoBooking({ code }: { code: string }) {
  const result = useCargoBookingQuery({ variables: { code }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={ownParcel} words={words}>
      {({ row, events }) => <ParcelPage row={row} events={events} />}
    </Loaded>
  );
}

/** Anyone who has the code may track it; who answers for it is told by the list. */
function ownParcel({ cargoBookings, parcel }: CargoBookingQuery) {
  const row = cargoBookings.rows.find(({ id }) => id === parcel?.id);
  return row === undefined || parcel === null ? null : { row, events: parcel.events };
}

type Row = CargoBookingQuery['cargoBookings']['rows'][number];
type Events = NonNullable<CargoBookingQuery['parcel']>['events'];

function ParcelPage({ row, events }: { row: Row; events: Events }) {
  return (
    <RecordView
      title={row.code}
      sub={<ParcelStatus status={row.lastEvent} />}
      data={row}
      changes={<RecordTimeline entity="Parcel" rowId={row.id} />}
    >
      <div className="back-office__columns">
        <Facts row={row} />
        <Story row={row} events={events} />
      </div>
    </RecordView>
  );
}

function Facts({ row }: { row: Row }) {
  const intl = useIntl();
  const facts = {
    way: intl.formatMessage(words.wayOf, { from: row.fromName, to: row.toName }),
    operator: row.operatorName,
    goods: row.goodsType,
    units: row.units,
    sender: row.senderMobile,
    receiver: row.receiverMobile,
    created: <LocalTime at={row.createdAt} />,
    price: asMoney(row.total),
  };
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...words.facts} />
      </h2>
      <Card kind="panel">
        <DefinitionList
          items={Object.entries(facts).map(([id, value]) => ({
            id,
            term: <FormattedMessage {...words[id as keyof typeof facts]} />,
            value,
          }))}
        />
      </Card>
    </section>
  );
}

function Story({ row, events }: { row: Row; events: Events }) {
  const intl = useIntl();
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...words.story} />
      </h2>
      <Timeline
        label={intl.formatMessage(words.story)}
        events={storyOf(row.status, events).map(({ type, state, event }, index) => ({
          id: `${index}`,
          title: intl.formatMessage(parcelEventWords[type]),
          state,
          ...(event && {
            at: <LocalTime at={event.at} />,
            children: [event.place, event.note, event.implied ? intl.formatMessage(words.implied) : null]
              .filter((text) => text !== null)
              .join(' · '),
          }),
        }))}
      />
    </section>
  );
}
