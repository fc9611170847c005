import { Button } from '@naga/ui/Button';
import { Chip } from '@naga/ui/Chip';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { FILTER_GROUPS, type Filters } from '../../../features/journey-rows/filter.js';
import type { JourneyRow } from '../../../features/journey-rows/journey-row.js';
import { optionsOf } from './filter-words.js';
import classes from '../results.module.css';
import { withQuery } from '../shown-query.js';

const words = defineMessages<{ remove: { name: string } }>({
  remove: { id: 'web.filter.remove', defaultMessage: 'Remove filter {name}' },
});

/** What is filtered by, each a link that takes it away. Nothing while nothing is chosen. */
export function ActiveFilters({ rows, filters }: { rows: readonly JourneyRow[]; filters: Filters }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const chosen = FILTER_GROUPS.flatMap((group) => {
    const options = optionsOf(intl, rows, group);
    return filters[group].map((value) => ({
      group,
      value,
      label: options.find((option) => option.value === value)?.label ?? value,
    }));
  });
  if (chosen.length === 0) return null;
  const without = (group: (typeof chosen)[number]['group'], value: string) =>
    withQuery(query, { [group]: filters[group].filter((other) => other !== value) }) || '?';
  return (
    <div className={classes.active}>
      {chosen.map(({ group, value, label }) => (
        <Chip
          key={`${group}-${value}`}
          as={Link}
          to={without(group, value)}
          replace
          preventScrollReset
          aria-label={intl.formatMessage(words.remove, { name: label })}
        >
          {label} <span aria-hidden="true">✕</span>
        </Chip>
      ))}
      <Button
        as={Link}
        variant="link"
        size="small"
        replace
        preventScrollReset
        to={withQuery(query, Object.fromEntries(FILTER_GROUPS.map((group) => [group, undefined]))) || '?'}
      >
        <FormattedMessage id="web.filter.clear" defaultMessage="Clear all" />
      </Button>
    </div>
  );
}
