import { isReach } from '@naga/kernel/reach.js';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { FormattedMessage } from 'react-intl';
import { reachWords } from '../../features/rights/permission-words.js';
import type { Role } from './WithRoles.js';
import { words } from './words.js';

/** One cell of the matrix: whose rows, marked where it takes two; a dash where it is not allowed. */
export function Reach({ granted }: { granted: Role['permissions'][number] | undefined }) {
  if (granted === undefined) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>
          <FormattedMessage {...words.denied} />
        </VisuallyHidden>
      </>
    );
  }
  return (
    <>
      {isReach(granted.scope) ? <FormattedMessage {...reachWords[granted.scope]} /> : granted.scope}
      {granted.needsSecondPerson && (
        <>
          <sup aria-hidden="true">2</sup>
          <VisuallyHidden>
            {' '}
            <FormattedMessage {...words.secondShort} />
          </VisuallyHidden>
        </>
      )}
    </>
  );
}
