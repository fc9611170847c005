import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemText } from '../../../session/problem-words.js';
import { type TypedRule, wrongInRule } from './rule-values.js';
import { weekdayText } from '../../../session/time/day-text.js';
import { ruleWords as words } from './words.js';

export interface RuleFormProps {
  initial: TypedRule;
  onKeep: (rule: TypedRule) => void;
  onCancel: () => void;
}

const AMOUNTS = ['local', 'originalLocal', 'nonLocal', 'originalNonLocal'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** One rule of a departure time. */
export function RuleForm({ initial, onKeep, onCancel }: RuleFormProps) {
  const intl = useIntl();
  const [rule, setRule] = useState(initial);
  const [isTold, setTold] = useState(false);
  const wrong = wrongInRule(rule);
  const field = (name: Exclude<keyof TypedRule, 'isActive' | 'daysOfWeek'>) => ({
    label: intl.formatMessage(words[name]),
    value: rule[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setRule({ ...rule, [name]: value }),
    ...(isTold && wrong[name] !== undefined && { error: problemText(intl, wrong[name], {}) }),
  });
  const turn = (day: number) => {
    const isOn = rule.daysOfWeek.includes(day);
    const days = isOn ? rule.daysOfWeek.filter((one) => one !== day) : [...rule.daysOfWeek, day];
    setRule({ ...rule, daysOfWeek: days.toSorted((a, b) => a - b) });
  };
  function keep() {
    setTold(true);
    if (Object.keys(wrong).length === 0) onKeep(rule);
  }
  return (
    <section>
      <div className="price-tools">
        {AMOUNTS.map((name) => (
          <TextField
            key={name}
            inputMode="decimal"
            {...field(name)}
            {...(name.startsWith('original') && { hint: intl.formatMessage(words.originalHint) })}
          />
        ))}
        <TextField type="date" optional {...field('validFrom')} />
        <TextField type="date" optional {...field('validTo')} />
        <TextField inputMode="numeric" hint={intl.formatMessage(words.priorityHint)} {...field('priority')} />
        <CheckboxField
          label={intl.formatMessage(words.active)}
          checked={rule.isActive}
          onChange={() => setRule({ ...rule, isActive: !rule.isActive })}
        />
      </div>
      <fieldset className="ticked">
        <legend>
          <FormattedMessage {...words.weekdays} />
        </legend>
        {WEEK.map((day) => (
          <CheckboxField
            key={day}
            label={weekdayText(intl, day)}
            checked={rule.daysOfWeek.includes(day)}
            onChange={() => turn(day)}
          />
        ))}
      </fieldset>
      <div className="back-office__actions">
        <Button onClick={keep}>
          <FormattedMessage {...words.keep} />
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <FormattedMessage {...words.cancel} />
        </Button>
      </div>
    </section>
  );
}
