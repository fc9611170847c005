import { formatDate } from '@naga/app-kit/format-date.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import type { AgencyRatesQuery } from './agency.generated.js';
import classes from './agency.module.css';

const words = defineMessages<
  Record<'title' | 'everyOperator' | 'BUS' | 'TAXI' | 'FERRY' | 'none' | 'noRates', NoMessageValues> & {
    level: { name: string };
    percent: { percent: number };
    perSeat: { amount: string };
    from: { day: string };
    until: { day: string };
  }
>({
  title: { id: 'agency.rates.title', defaultMessage: 'What you earn' },
  level: { id: 'agency.rates.level', defaultMessage: 'Commission level {name}: of each fare, the line that fits best' },
  everyOperator: { id: 'agency.rates.every-operator', defaultMessage: 'Every operator' },
  BUS: { id: 'agency.rates.bus', defaultMessage: 'bus' },
  TAXI: { id: 'agency.rates.taxi', defaultMessage: 'taxi' },
  FERRY: { id: 'agency.rates.ferry', defaultMessage: 'ferry' },
  percent: { id: 'agency.rates.percent', defaultMessage: '{percent, number} % of the fare' },
  perSeat: { id: 'agency.rates.per-seat', defaultMessage: '{amount} a seat' },
  from: { id: 'agency.rates.from', defaultMessage: 'sold from {day}' },
  until: { id: 'agency.rates.until', defaultMessage: 'sold until {day}' },
  none: { id: 'agency.rates.none', defaultMessage: 'No commission is agreed for your sales yet. Ask the platform.' },
  noRates: { id: 'agency.rates.no-rates', defaultMessage: 'The level has no rates yet.' },
});

type Rate = NonNullable<AgencyRatesQuery['ownCommissionLevel']>['rates'][number];

/** What the reader earns of a sale, before he sells: his own level, or his agency's. */
export function Rates({ earns: { ownCommissionLevel: level, operators } }: { earns: AgencyRatesQuery }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { language } = useSite();
  const transports = { BUS: words.BUS, TAXI: words.TAXI, FERRY: words.FERRY } as const;
  const about = ({ operatorId, transportType }: Rate): string => {
    const operator = operators.find(({ id }) => id === operatorId)?.name ?? operatorId;
    const kind = transportType === null ? undefined : transports[transportType as keyof typeof transports];
    return [operator ?? say(words.everyOperator), kind && say(kind)].filter(Boolean).join(', ');
  };
  const earned = ({ percent, amount, validFrom, validUntil }: Rate): string =>
    [
      amount === null
        ? say(words.percent, { percent: percent ?? 0 })
        : say(words.perSeat, { amount: formatMoney(moneyOf(amount)) }),
      validFrom !== null && say(words.from, { day: formatDate(validFrom, language) }),
      validUntil !== null && say(words.until, { day: formatDate(validUntil, language) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <section className={classes.rates}>
      <h2>{say(words.title)}</h2>
      {level === null ? (
        <p>{say(words.none)}</p>
      ) : (
        <Card kind="panel">
          <p>{level.rates.length === 0 ? say(words.noRates) : say(words.level, { name: level.name })}</p>
          <DefinitionList
            minWidth={230}
            items={level.rates.map((rate, index) => ({
              id: String(index),
              term: about(rate),
              value: earned(rate),
            }))}
          />
        </Card>
      )}
    </section>
  );
}
