import { SelectField } from '@naga/ui/SelectField';
import { parseAsString, useQueryState } from 'nuqs';
import { Fragment, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useOwnOperators } from './use-own-operators.js';

const words = defineMessages({
  operator: { id: 'admin.of-operator.operator', defaultMessage: 'Operator' },
  choose: { id: 'admin.of-operator.choose', defaultMessage: 'Choose an operator' },
});

export interface OfOperatorProps {
  /** By which the operators are looked after. */
  permission: string;
  children: (operatorId: string) => ReactNode;
}

/** Whose it is, in the address as well, and what follows once that is said; who looks after one operator is not asked. */
export function OfOperator({ permission, children }: OfOperatorProps) {
  const intl = useIntl();
  const operators = useOwnOperators(permission);
  const [chosen, choose] = useQueryState('operator', parseAsString.withDefault(''));
  const operatorId = chosen === '' && operators.length === 1 ? operators[0]!.value : chosen;
  return (
    <div className="back-office__stack">
      {operators.length > 1 && (
        <SelectField
          label={intl.formatMessage(words.operator)}
          placeholder={intl.formatMessage(words.choose)}
          options={operators}
          value={operatorId}
          onChange={({ currentTarget }) => void choose(currentTarget.value)}
        />
      )}
      {operatorId !== '' && <Fragment key={operatorId}>{children(operatorId)}</Fragment>}
    </div>
  );
}
