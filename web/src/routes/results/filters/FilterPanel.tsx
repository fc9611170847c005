import { Button } from '@naga/ui/Button';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useEffect, useRef } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { countValues, FILTER_GROUPS, tellsApart, type Filters } from '../../../features/journey-rows/filter.js';
import type { JourneyRow } from '../../../features/journey-rows/journey-row.js';
import { groupTitle, optionsOf } from './filter-words.js';
import { FilterCheckbox } from './FilterCheckbox.js';
import classes from './FilterPanel.module.css';

const words = defineMessages<{ label: Record<never, never>; show: { count: number } }>({
  label: { id: 'web.filter.label', defaultMessage: 'Filters' },
  show: { id: 'web.filter.show', defaultMessage: '{count, plural, one {Show # journey} other {Show # journeys}}' },
});

/**
 * The filters: beside the list on a wide screen, a sheet from below on a phone (opened by its address #filters,
 * so that back closes it and it works without script). A GET form; with script each change applies at once.
 */
export function FilterPanel(props: { rows: readonly JourneyRow[]; filters: Filters; shown: number }) {
  const { rows, filters, shown } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const panel = useRef<HTMLElement>(null);
  const kept = [...query].filter(([name]) => !(FILTER_GROUPS as readonly string[]).includes(name));

  /** The hash stays: it keeps the sheet open while more is chosen. */
  const apply = (form: HTMLFormElement) => {
    const next = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const to = { search: next.size === 0 ? '' : `?${next}`, hash: window.location.hash };
    void navigate(to, { replace: true, preventScrollReset: true });
  };

  useEffect(() => {
    const onHash = () => {
      if (window.location.hash === '#filters') panel.current?.focus();
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  return (
    <aside
      ref={panel}
      id="filters"
      tabIndex={-1}
      className={classes.panel}
      aria-label={intl.formatMessage(words.label)}
    >
      <a className={classes.veil} href="#results" tabIndex={-1} aria-hidden="true" />
      <Form
        method="get"
        className={classes.sheet}
        onChange={(event) => apply(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && window.location.hash === '#filters') window.location.hash = '#results';
        }}
      >
        {kept.map(([name, value]) => (
          <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
        ))}
        {FILTER_GROUPS.map((group) => {
          const counts = countValues(rows, filters, group);
          const options = optionsOf(intl, rows, group).filter(
            ({ value }) => tellsApart(rows, group, value) || filters[group].includes(value),
          );
          if (options.length === 0) return null;
          return (
            <fieldset key={group} className={classes.group}>
              <legend className={classes.title}>{groupTitle(intl, group)}</legend>
              {options.map(({ value, label }) => (
                <FilterCheckbox
                  key={value}
                  name={group}
                  value={value}
                  label={label}
                  aside={counts.get(value) ?? 0}
                  on={filters[group].includes(value)}
                />
              ))}
            </fieldset>
          );
        })}
        <div className={classes.foot}>
          <Button type="submit" variant="quiet" wide className={classes.apply}>
            <FormattedMessage id="web.filter.apply" defaultMessage="Apply filters" />
          </Button>
          <Button as="a" href="#results" wide className={classes.close}>
            {intl.formatMessage(words.show, { count: shown })}
          </Button>
        </div>
      </Form>
    </aside>
  );
}
