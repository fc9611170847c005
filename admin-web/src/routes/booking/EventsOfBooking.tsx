import { Timeline } from '@naga/ui/Timeline';
import { FormattedMessage, useIntl } from 'react-intl';
import { actorName, colleagueName } from '../../features/booking-words/origin-words.js';
import { eventTitle } from '../../features/events/event-words.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import type { BookingDetailQuery } from './booking.generated.js';
import { factsInWords } from './timeline-facts.js';
import { words } from './words.js';
import { Dotted } from '../../session/Dotted.js';

export interface EventsOfBookingProps {
  /** Undefined where the reader may not know what became of it. */
  timeline: NonNullable<BookingDetailQuery['booking']>['timeline'];
  currency: string;
}

/** What became of a booking, and who did it. */
export function EventsOfBooking({ timeline, currency }: EventsOfBookingProps) {
  const intl = useIntl();
  if (timeline === undefined) return null;
  return (
    <section>
      <h2>
        <FormattedMessage {...words.timeline} />
      </h2>
      <Timeline
        label={intl.formatMessage(words.timeline)}
        events={timeline.map(({ at, type, actor, by, facts }, index) => ({
          id: `${index}`,
          title: eventTitle(intl, type),
          state: 'done',
          at: <LocalTime at={at} />,
          children: (
            <Dotted
              parts={[
                by == null ? actorName(intl, actor) : colleagueName(intl, by),
                ...factsInWords(intl, { type, facts }, currency, (instant) => <LocalTime at={instant} />),
              ]}
            />
          ),
        }))}
      />
    </section>
  );
}
