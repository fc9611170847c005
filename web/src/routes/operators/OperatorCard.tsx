import { Card } from '@naga/ui/Card';
import { OperatorBadge } from '@naga/ui/OperatorBadge';
import { Rating } from '@naga/ui/Rating';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { transportWords, type Transport } from '../../session/transport.js';
import type { OperatorCard_OperatorFragment } from './operators.generated.js';
import { homeOf } from './home-of.js';
import classes from './operators.module.css';

/** An operator in a list, leading to its page. */
export function OperatorCard({ operator }: { operator: OperatorCard_OperatorFragment }) {
  const intl = useIntl();
  const to = useLocalPath();
  const { slug, name, logoUrl, tagLine, rating, reviewCount, transportTypes } = operator;
  const kinds = transportTypes.map((type) => intl.formatMessage(transportWords[type.toLowerCase() as Transport]));
  return (
    <Card as="li" className={classes.card}>
      <Link className={classes.name} to={to(`/operators/${slug}`)}>
        <OperatorBadge name={name} logoUrl={logoUrl ?? undefined} large />
      </Link>
      {tagLine !== null && <p className={classes.quiet}>{tagLine}</p>}
      <p className={classes.facts}>
        {rating !== null && <Rating value={rating} count={reviewCount} />}
        <span>{[...kinds, homeOf(operator)].filter((fact) => fact !== null).join(' · ')}</span>
      </p>
    </Card>
  );
}
