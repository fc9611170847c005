import { formatDate } from '@naga/app-kit/format-date.js';
import { Card } from '@naga/ui/Card';
import { JourneyLine } from '@naga/ui/JourneyLine';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type { JourneyRow } from '../../../features/journey-rows/journey-row.js';
import type { Search } from '../../../session/search.js';
import { useSite } from '../../../session/site.js';
import classes from '../results.module.css';
import { withQuery } from '../shown-query.js';

/** The way there, once it is chosen, above the ways back. */
export function ChosenOnward({ row, search }: { row: JourneyRow; search: Search }) {
  const { language } = useSite();
  const [query] = useSearchParams();
  return (
    <Card className={classes.onward}>
      <div className={classes.onwardHead}>
        <strong>
          <FormattedMessage
            id="web.results.yourOnward"
            defaultMessage="Your way there, {day}"
            values={{ day: formatDate(search.date, language) }}
          />
        </strong>
        <Link to={withQuery(query, { onward: undefined, was: undefined }) || '?'}>
          <FormattedMessage id="web.results.changeOnward" defaultMessage="Choose another" />
        </Link>
      </div>
      <JourneyLine
        small
        departure={{ time: row.departure.time, place: row.departure.stop }}
        arrival={{ time: row.arrival.time, place: row.arrival.stop, dayOffset: row.dayOffset }}
        minutes={row.minutes}
        changes={row.changes}
      />
      <p className={classes.onwardNext}>
        <FormattedMessage id="web.results.nowReturn" defaultMessage="Now choose the way back." />
      </p>
    </Card>
  );
}
