import { DataTable } from '@naga/ui/DataTable';
import { SelectField } from '@naga/ui/SelectField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayText } from '../../../session/time/day-text.js';
import { ruleText } from '../change/operation-text.js';
import { type TariffOperationInput, useRuleDaysQuery } from '../tariffs.generated.js';
import { ruleWords as words } from './words.js';

export interface RuleDaysProps {
  operatorId: string;
  routeTimingId: string;
  operations: readonly TariffOperationInput[];
  /** First day of travel of these operations. */
  day: string;
}

/** Which rule decides on each of the coming days, with what is changed here already. */
export function RuleDays({ operatorId, routeTimingId, operations, day }: RuleDaysProps) {
  const intl = useIntl();
  const [days, setDays] = useState('14');
  const change = operations.length === 0 ? null : { effectiveFrom: day, operations: [...operations] };
  const { data, previousData } = useRuleDaysQuery({
    variables: { operatorId, routeTimingId, days: Number(days), change },
    fetchPolicy: 'network-only',
  });
  return (
    <section>
      <h2>
        <FormattedMessage {...words.preview} />
      </h2>
      <SelectField
        label={intl.formatMessage(words.days)}
        value={days}
        options={['14', '60'].map((value) => ({
          value,
          label: intl.formatMessage(words.shown, { days: Number(value) }),
        }))}
        onChange={({ currentTarget }) => setDays(currentTarget.value)}
      />
      <DataTable
        label={intl.formatMessage(words.preview)}
        rows={(data ?? previousData)?.ruleDays ?? []}
        rowId={({ date }) => date}
        columns={[
          {
            key: 'date',
            title: intl.formatMessage(words.date),
            render: ({ date }) => `${dayText(intl, date, 'weekday')} ${date}`,
            noWrap: true,
          },
          {
            key: 'rule',
            title: intl.formatMessage(words.decides),
            render: ({ rule, ruleId }) =>
              rule === null
                ? intl.formatMessage(words.noRule)
                : `${ruleId === null ? intl.formatMessage(words.isNew) : intl.formatMessage(words.existing, { id: ruleId })}: ${ruleText(intl, rule)}`,
          },
        ]}
      />
    </section>
  );
}
