import { ChipGroup } from '@naga/ui/ChipGroup';
import { useIntl } from 'react-intl';
import { DAYS, usePeriods, WEEKS } from './use-periods.js';
import { whatIfWords as words } from './words.js';

/** How far back and ahead. */
export function ReplayPeriods() {
  const intl = useIntl();
  const { days, weeks, choose } = usePeriods();
  return (
    <div className="what-if__periods">
      <ChipGroup
        legend={intl.formatMessage(words.past)}
        options={DAYS.map((count) => ({ value: String(count), label: intl.formatMessage(words.days, { count }) }))}
        value={String(days)}
        onChange={(value: string) => void choose({ days: DAYS.find((count) => String(count) === value)! })}
      />
      <ChipGroup
        legend={intl.formatMessage(words.ahead)}
        options={WEEKS.map((count) => ({ value: String(count), label: intl.formatMessage(words.weeks, { count }) }))}
        value={String(weeks)}
        onChange={(value: string) => void choose({ weeks: WEEKS.find((count) => String(count) === value)! })}
      />
    </div>
  );
}
