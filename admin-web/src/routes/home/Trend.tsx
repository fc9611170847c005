import { Disclosure } from '@naga/ui/Disclosure';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { words } from './words.js';

export interface TrendPoint {
  /** '2026-11-20', or '2026-11' of a month. */
  readonly when: string;
  readonly value: number;
  readonly text: string;
  /** The rows behind it. */
  readonly to: string;
}

export interface TrendProps {
  title: string;
  points: readonly TrendPoint[];
  /** Which of them is today, or this month. */
  now: string;
}

/** A row of bars, and the same as a table whose every number opens its rows. */
export function Trend({ title, points, now }: TrendProps) {
  const intl = useIntl();
  const highest = points.reduce((most, point) => (point.value > most.value ? point : most), points[0]!);
  const said = {
    title,
    first: points[0]!.when,
    last: points.at(-1)!.when,
    when: highest.when,
    most: highest.text,
  };
  const most = Math.max(1, highest.value);
  return (
    <figure className="trend">
      <figcaption>{title}</figcaption>
      <div className="trend__bars" role="img" aria-label={intl.formatMessage(words.trend, said)}>
        {points.map(({ when, value, text }) => (
          <span
            key={when}
            className="trend__bar"
            data-now={when === now}
            title={`${when}: ${text}`}
            style={{ blockSize: `${Math.max(0, (100 * value) / most)}%` }}
          />
        ))}
      </div>
      <div className="trend__ends" aria-hidden="true">
        <span>{said.first.slice(5)}</span>
        <span>{said.last.slice(5)}</span>
      </div>
      <Disclosure summary={<FormattedMessage {...words.asTable} />}>
        <table className="back-office__table">
          <caption hidden>{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...words.when} />
              </th>
              <th scope="col" className="money">
                <FormattedMessage {...words.amount} />
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ when, text, to }) => (
              <tr key={when}>
                <th scope="row" className="stamp">
                  {when}
                </th>
                <td className="money">
                  <Link to={to}>{text}</Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
