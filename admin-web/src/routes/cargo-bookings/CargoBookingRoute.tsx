import { parcelEventWords } from '@naga/booking-flow/parcel/parcel-event-words.js';
import { storyOf } from '@naga/booking-flow/parcel/parcel-story.js';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { Timeline } from '@naga/ui/Timeline';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { localStamp } from '../../session/local-stamp.js';
import { asMoney } from '../../features/money/as-money.js';
import { RecordTabs } from '../../features/timeline/RecordTabs.js';
import { type CargoBookingQuery, useCargoBookingQuery } from './cargo-bookings.generated.js';
import { ParcelStatus } from './ParcelStatus.js';
import { words } from './words.js';

export default function CargoBookingRoute() {
  const { code = '' } = useParams();
  return (
    <PermissionGate permission="cargo.view">
      <Link className="back-office__back" to="/cargo-bookings">
        <FormattedMessage {...words.back} />
      </Link>
      <CargoBooking code={code} />
    </PermissionGate>
  );
}

function CargoBooking({ code }: { code: string }) {
  const { data, error, refetch } = useCargoBookingQuery({ variables: { code }, fetchPolicy: 'cache-and-network' });
  if (data === undefined && error === undefined) return <SkeletonCards count={2} />;
  if (data === undefined) {
    const again = (
      <Button onClick={() => void refetch().catch(() => undefined)}>
        <FormattedMessage {...words.again} />
      </Button>
    );
    return <EmptyState title={<FormattedMessage {...words.failed} />} actions={again} level={1} />;
  }
  // Anyone who has the code may track it; who answers for it is told by the list.
  const row = data.cargoBookings.rows.find(({ id }) => id === data.parcel?.id);
  if (row === undefined || data.parcel === null) {
    return (
      <EmptyState title={<FormattedMessage {...words.unknown} />} level={1}>
        <FormattedMessage {...words.unknownText} />
      </EmptyState>
    );
  }
  return <ParcelPage row={row} events={data.parcel.events} />;
}

type Row = CargoBookingQuery['cargoBookings']['rows'][number];
type Events = NonNullable<CargoBookingQuery['parcel']>['events'];

function ParcelPage({ row, events }: { row: Row; events: Events }) {
  return (
    <>
      <Toolbar title={row.code} sub={<ParcelStatus status={row.lastEvent} />} />
      <RecordTabs entity="Parcel" rowId={row.id}>
        <div className="back-office__columns">
          <Facts row={row} />
          <Story row={row} events={events} />
        </div>
      </RecordTabs>
    </>
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
    created: localStamp(row.createdAt),
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
            at: localStamp(event.at),
            dateTime: event.at,
            children: [event.place, event.note, event.implied ? intl.formatMessage(words.implied) : null]
              .filter((text) => text !== null)
              .join(' · '),
          }),
        }))}
      />
    </section>
  );
}
