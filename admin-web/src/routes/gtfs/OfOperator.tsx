import { SelectField } from '@naga/ui/SelectField';
import { Fragment, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { words } from './words.js';

/** Whose timetable it is, and what follows once that is said; who looks after one operator is not asked. */
export function OfOperator({ children }: { children: (operatorId: string) => ReactNode }) {
  const intl = useIntl();
  const operators = useOwnOperators('schedule.edit');
  const [chosen, choose] = useState('');
  const operatorId = operators.length === 1 ? operators[0]!.value : chosen;
  return (
    <div className="back-office__stack">
      {operators.length > 1 && (
        <SelectField
          label={intl.formatMessage(words.operator)}
          placeholder={intl.formatMessage(words.choose)}
          options={operators}
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      {operatorId !== '' && <Fragment key={operatorId}>{children(operatorId)}</Fragment>}
    </div>
  );
}
