import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { Chip } from '@naga/ui/Chip';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../session/site.js';
import { clearRecent, type RecentSearch } from './recent-searches.js';
import classes from './SearchForm.module.css';
import { recentSearchesChanged } from './use-recent-searches.js';

export interface SearchChipsProps {
  recent: readonly RecentSearch[];
  date: string;
  onDate: (date: string) => void;
  onPair: (pair: RecentSearch) => void;
}

/** Short cuts under the form: recent pairs, today, tomorrow. */
export function SearchChips({ recent, date, onDate, onPair }: SearchChipsProps) {
  const { today } = useSite();
  const tomorrow = addDays(travelDate(today), 1);
  return (
    <div className={classes.chips}>
      {recent.length > 0 && (
        <span>
          <FormattedMessage id="web.search.recent" defaultMessage="Recent" />
        </span>
      )}
      {recent.map((pair) => (
        <Chip key={`${pair.from.slug}-${pair.to.slug}`} onClick={() => onPair(pair)}>
          {pair.from.name} → {pair.to.name}
        </Chip>
      ))}
      <Chip pressed={date === today} onClick={() => onDate(today)}>
        <FormattedMessage id="web.search.today" defaultMessage="Today" />
      </Chip>
      <Chip pressed={date === tomorrow} onClick={() => onDate(tomorrow)}>
        <FormattedMessage id="web.search.tomorrow" defaultMessage="Tomorrow" />
      </Chip>
      {recent.length > 0 && (
        <Button
          variant="link"
          size="small"
          onClick={() => {
            clearRecent(localStorage);
            recentSearchesChanged();
          }}
        >
          <FormattedMessage id="web.search.clearRecent" defaultMessage="Clear recent" />
        </Button>
      )}
    </div>
  );
}
