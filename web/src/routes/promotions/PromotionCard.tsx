import { Card } from '@naga/ui/Card';
import { useShownText } from '@naga/ui/shown-rate.js';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { useSite } from '../../session/site.js';
import { transportWords } from '../../session/transport.js';
import { factsOf, worthOf } from './promotion-facts.js';
import { factWords, pageWords } from './promotion-words.js';
import classes from './promotions.module.css';
import { kindsOf, linesOf, operatorsOf, pathOfLine, type Promotion } from './shown.js';

/** A promotion: what it takes off, what one has to know, and the ways to what it is for. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const intl = useIntl();
  const { language } = useSite();
  const saying = { intl, language, shown: useShownText() };
  return (
    <Card as="li" className={classes.card}>
      <h2 className={classes.name}>{promotion.name}</h2>
      <p className={classes.worth}>{worthOf(promotion, saying)}</p>
      <ul className={classes.facts}>
        {factsOf(promotion, saying).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <WaysThere promotion={promotion} />
    </Card>
  );
}

/** Its lines, else its operators, else the search of its kinds of transport. */
function WaysThere({ promotion }: { promotion: Promotion }) {
  const intl = useIntl();
  const to = useLocalPath();
  const lines = linesOf(promotion);
  const operators = operatorsOf(promotion);
  const { lineCount, operatorCount } = promotion;
  if (lineCount > 0) {
    const more = lineCount - promotion.lines.length;
    return (
      <ul className={classes.ways}>
        {lines.map((line) => (
          <li key={line.id}>
            <Link to={to(pathOfLine(line, promotion.nextDay))}>
              {line.from.name} → {line.to.name}
            </Link>{' '}
            <span className={classes.quiet}>{line.operatorName}</span>
          </li>
        ))}
        {more > 0 && <li className={classes.quiet}>{intl.formatMessage(factWords.moreLines, { count: more })}</li>}
      </ul>
    );
  }
  if (operatorCount > 0) {
    const more = operatorCount - promotion.operators.length;
    return (
      <ul className={classes.ways}>
        {operators.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={to(`/operators/${slug}`)}>{name}</Link>
          </li>
        ))}
        {more > 0 && <li className={classes.quiet}>{intl.formatMessage(factWords.moreOperators, { count: more })}</li>}
      </ul>
    );
  }
  const kinds = kindsOf(promotion);
  return (
    <ul className={classes.ways}>
      {kinds.length === 0 ? (
        <li>
          <Link to={to('/search')}>{intl.formatMessage(pageWords.search)}</Link>
        </li>
      ) : (
        kinds.map((kind) => (
          <li key={kind}>
            <Link to={to(`/${kind}-tickets`)}>
              {intl.formatMessage(pageWords.searchKind, { kind: intl.formatMessage(transportWords[kind]) })}
            </Link>
          </li>
        ))
      )}
    </ul>
  );
}
