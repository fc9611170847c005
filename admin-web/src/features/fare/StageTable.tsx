import { FormattedMessage, useIntl } from 'react-intl';
import { asMoney } from '../../session/as-money.js';
import { wordFor } from '../../session/word-for.js';
import { fareSource } from './fare-source.js';
import { stageWords, stepWords } from './fare-words.js';

interface Stage {
  readonly name: string;
  readonly amount: number;
  readonly subtotal: number;
  /** What decided it; null for who may not know. */
  readonly source: string | null;
}

export interface StageTableProps {
  label: string;
  stages: readonly Stage[];
  currency: string;
}

/** How a fare came about, step by step. */
export function StageTable({ label, stages, currency }: StageTableProps) {
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
          {stages.map(({ name, source, amount, subtotal }) => (
            // Promotions repeat, one of each stack group.
            <tr key={`${name} ${source}`}>
              <th scope="row">{wordFor(intl, stageWords, name)}</th>
              <td>{source == null ? '–' : fareSource(intl, source)}</td>
              <td className="money">{asMoney({ amount, currency })}</td>
              <td className="money">{asMoney({ amount: subtotal, currency })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
