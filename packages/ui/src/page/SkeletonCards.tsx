import { defineMessages, useIntl } from 'react-intl';
import { Skeleton } from './Skeleton.js';
import classes from './SkeletonCards.module.css';
import { VisuallyHidden } from './VisuallyHidden.js';

const words = defineMessages({ loading: { id: 'ui.skeleton.loading', defaultMessage: 'Loading…' } });

/** As many journey cards as are expected, in the final layout, so that nothing jumps when they come. */
export function SkeletonCards({ count = 3 }: { count?: number }) {
  const intl = useIntl();
  return (
    <div className={classes.list} aria-busy="true">
      <VisuallyHidden role="status">{intl.formatMessage(words.loading)}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div className={classes.card} key={index}>
          <div className={classes.stack}>
            <div className={classes.times}>
              <Skeleton height={44} />
              <Skeleton height={6} />
              <Skeleton height={44} />
            </div>
            <Skeleton width="60%" height={24} />
          </div>
          <div className={classes.price}>
            <Skeleton width={96} height={30} />
            <Skeleton width={132} height={40} radius={12} />
          </div>
        </div>
      ))}
    </div>
  );
}
