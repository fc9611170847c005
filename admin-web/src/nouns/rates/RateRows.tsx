import { Button } from '@naga/ui/Button';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { KINDS, NEW_RATE, type RateValues, TRANSPORTS } from './rate-values.js';
import { rateWords as words } from './rate-words.js';

export interface RateRowsProps {
  rates: readonly RateValues[];
  onChange: (rates: RateValues[]) => void;
}

/** What is earned, of whose rides and when: a row each. */
export function RateRows({ rates, onChange }: RateRowsProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const operators = useOperatorOptions();
  const change = (index: number, part: Partial<RateValues>) =>
    onChange(rates.map((rate, at) => (at === index ? { ...rate, ...part } : rate)));
  return (
    <>
      {rates.map((rate, index) => {
        const field = (name: keyof RateValues) => ({
          value: rate[name],
          onChange: (event: { currentTarget: { value: string } }) =>
            change(index, { [name]: event.currentTarget.value }),
        });
        return (
          <fieldset key={index} className="back-office__stack">
            <legend>{say(words.rate, { number: index + 1 })}</legend>
            <div className="back-office__fields">
              <SelectField
                label={say(words.operator)}
                options={[{ value: '', label: say(words.everyOperator) }, ...operators]}
                {...field('operatorId')}
              />
              <SelectField
                label={say(words.transport)}
                options={[
                  { value: '', label: say(words.everyTransport) },
                  ...TRANSPORTS.map((value) => ({ value, label: say(words[value]) })),
                ]}
                {...field('transportType')}
              />
              <SelectField
                label={say(words.kind)}
                options={KINDS.map((value) => ({
                  value,
                  label: value === 'PERCENT' ? say(words.percent) : say(words.perSeat, { currency: value }),
                }))}
                {...field('kind')}
              />
              <TextField label={say(words.value)} required inputMode="decimal" {...field('value')} />
              <TextField label={say(words.validFrom)} type="date" {...field('validFrom')} />
              <TextField label={say(words.validUntil)} type="date" {...field('validUntil')} />
              <Button variant="quiet" size="small" onClick={() => onChange(rates.filter((_, at) => at !== index))}>
                <FormattedMessage {...words.remove} />
              </Button>
            </div>
          </fieldset>
        );
      })}
      <p>
        <Button variant="quiet" size="small" onClick={() => onChange([...rates, NEW_RATE])}>
          <FormattedMessage {...words.addRate} />
        </Button>
      </p>
    </>
  );
}
