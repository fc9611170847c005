import { FormattedMessage, useIntl } from 'react-intl';
import { asMoney } from '../../session/as-money.js';
import { wordFor } from '../../session/word-for.js';
import { fareSource } from './fare-source.js';
import { stageWords, stepWords } from './fare-words.js';

interface Stage {
  readonly name: string;
  readonly amount: number;
  readonly subtotal: number;
  /** What decided it; nothing for who may not know. */
  readonly source?: string | null;
}

/** What else is told of the fare, under its steps. */
export interface FareRow {
  readonly id: string;
  readonly name: string;
  readonly how: string | null;
  readonly amount: string;
}

export interface StageTableProps {
  label: string;
  stages: readonly Stage[];
  currency: string;
  /** Whose price the first step is. */
  whose?: string | null;
  more?: readonly FareRow[];
}

/** How a fare came about, step by step. */
export function StageTable({ label, stages, currency, whose, more = [] }: StageTableProps) {
  const intl = useIntl();
  return (
    <div className="back-office__scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="back-office__table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...stepWords.step} />
            </th>
            <th scope="col">
              <FormattedMessage {...stepWords.decidedBy} />
            </th>
            <th scope="col" className="money">
              <FormattedMessage {...stepWords.amount} />
            </th>
            <th scope="col" className="money">
              <FormattedMessage {...stepWords.subtotal} />
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ name, source, amount, subtotal }, step) => (
            <tr key={step}>
              <th scope="row">
                {wordFor(intl, stageWords, name)}
                {name === 'base' && whose != null && <small>{whose}</small>}
              </th>
              <td>{source == null ? '–' : fareSource(intl, source)}</td>
              <td className="money">{asMoney({ amount, currency })}</td>
              <td className="money">{asMoney({ amount: subtotal, currency })}</td>
            </tr>
          ))}
          {more.map(({ id, name, how, amount }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{how ?? '–'}</td>
              <td className="money">{amount}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
