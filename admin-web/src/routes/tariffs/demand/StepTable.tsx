import type { DemandKind } from '@naga/kernel/demand.js';
import { Button } from '@naga/ui/Button';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemText } from '../../../session/problem-words.js';
import { type TypedDemand, type TypedStep, wrongInDemand } from './demand-values.js';
import { demandWords as words } from './words.js';

export interface StepTableProps {
  demand: TypedDemand;
  onSay: (demand: TypedDemand) => void;
}

/** Steps and limits as they are typed. */
export function StepTable({ demand, onSay }: StepTableProps) {
  const intl = useIntl();
  const wrong = wrongInDemand(demand);
  const { steps } = demand;
  const change = (at: number, step: Partial<TypedStep>) =>
    onSay({ ...demand, steps: steps.map((one, index) => (index === at ? { ...one, ...step } : one)) });
  const add = (kind: DemandKind) => onSay({ ...demand, steps: [...steps, { kind, most: '', percent: '' }] });
  const field = (path: string, value: string, onTyped: (text: string) => void) => ({
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onTyped(currentTarget.value),
    ...(wrong.has(path) && { error: problemText(intl, value.trim() === '' ? 'REQUIRED' : 'AMOUNT', {}) }),
  });
  return (
    <section>
      <h2>
        <FormattedMessage {...words.steps} />
      </h2>
      {steps.map(({ kind, most, percent }, at) => (
        // Steps have no names of their own.
        <fieldset className="price-tools" key={at}>
          <legend>
            {intl.formatMessage(words.kind)} … {intl.formatMessage(kind === 'LEFT' ? words.left : words.days)}
          </legend>
          <TextField
            label={intl.formatMessage(words.most)}
            inputMode="numeric"
            {...field(`steps.${at}.most`, most, (text) => change(at, { most: text }))}
          />
          <TextField
            label={intl.formatMessage(words.percent)}
            inputMode="numeric"
            {...field(`steps.${at}.percent`, percent, (text) => change(at, { percent: text }))}
          />
          <Button variant="quiet" onClick={() => onSay({ ...demand, steps: steps.filter((_, index) => index !== at) })}>
            <FormattedMessage {...words.remove} />
          </Button>
        </fieldset>
      ))}
      <div className="back-office__actions">
        <Button variant="quiet" onClick={() => add('LEFT')}>
          <FormattedMessage {...words.addLeft} />
        </Button>
        <Button variant="quiet" onClick={() => add('DAYS')}>
          <FormattedMessage {...words.addDays} />
        </Button>
      </div>
      <p>
        <FormattedMessage {...words.limits} />
      </p>
      <div className="price-tools">
        <TextField
          label={intl.formatMessage(words.floor)}
          inputMode="numeric"
          {...field('floor', demand.floor, (floor) => onSay({ ...demand, floor }))}
        />
        <TextField
          label={intl.formatMessage(words.ceiling)}
          inputMode="numeric"
          {...field('ceiling', demand.ceiling, (ceiling) => onSay({ ...demand, ceiling }))}
        />
      </div>
    </section>
  );
}
