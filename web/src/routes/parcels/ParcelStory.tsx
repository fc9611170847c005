import { formatDate } from '@naga/app-kit/format-date.js';
import { parcelEventWords } from '@naga/booking-flow/parcel/parcel-event-words.js';
import { formatClock, localMoment } from '@naga/kernel/clock-time.js';
import { Card } from '@naga/ui/Card';
import { JourneyWay } from './JourneyWay.js';
import { Timeline } from '@naga/ui/Timeline';
import { useIntl } from 'react-intl';
import { useSite } from '../../session/site.js';
import { storyOf } from '@naga/booking-flow/parcel/parcel-story.js';
import type { TrackParcelQuery } from './track.generated.js';
import { trackFacts, trackWords } from './track-words.js';
import classes from './track.module.css';

/** Where a parcel has been and what is still to come, along the river. Times on the clocks of our counters (UTC+7). */
export function ParcelStory({ parcel }: { parcel: NonNullable<TrackParcelQuery['parcel']> }) {
  const intl = useIntl();
  const { language } = useSite();
  const { code, status, fromName, toName, operatorName, goodsType, units, events } = parcel;
  const whenOf = (at: string) => {
    const { date, minutes } = localMoment(Date.parse(at));
    return intl.formatMessage(trackFacts.when, { date: formatDate(date, language), time: formatClock(minutes) });
  };
  return (
    <Card kind="panel" as="section" className={classes.story}>
      <p className={classes.code}>{code}</p>
      <h2>{intl.formatMessage(trackFacts.way, { from: fromName, to: toName })}</h2>
      <JourneyWay status={status} />
      <p className={classes.facts}>
        {intl.formatMessage(trackFacts.facts, { count: units, goods: goodsType, operator: operatorName })}
      </p>
      <Timeline
        label={intl.formatMessage(trackWords.story)}
        events={storyOf(status, events).map(({ type, state, event }, at) => ({
          id: `${at}`,
          title: intl.formatMessage(parcelEventWords[type]),
          state,
          ...(event && {
            at: whenOf(event.at),
            dateTime: event.at,
            children: [event.place, event.note, event.implied ? intl.formatMessage(trackWords.implied) : null]
              .filter((text) => text !== null)
              .join(' · '),
          }),
        }))}
      />
    </Card>
  );
}
