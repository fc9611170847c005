import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { localMoment } from '@naga/kernel/clock-time.js';
import { StatGrid } from '@naga/ui/StatGrid';
import { Toolbar } from '@naga/ui/Toolbar';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { Departures } from './Departures.js';
import { LinksInReview } from './LinksInReview.js';
import { usePolicyRight } from '../../session/policy-right.js';
import { OverrulesToDecide } from './OverrulesToDecide.js';
import { PaymentsInReview } from './PaymentsInReview.js';
import { Payouts } from './Payouts.js';
import { PoliciesToDecide } from './PoliciesToDecide.js';
import { PricesToDecide } from './PricesToDecide.js';
import { Sales } from './Sales.js';
import { TopUpsToDecide } from './TopUpsToDecide.js';
import { words } from './words.js';
import './home.css';

/** The day as far as one's permissions reach: what is sold, how full what leaves is, what is due to operators. */
export default function HomeRoute() {
  // Whose decision it is counts what waits for it, whatever reports he may see; its list has a right of its own.
  const sees = useScope('booking.view') !== undefined;
  const asks = useScope('refund.ask') !== undefined;
  const decides = usePolicyRight()?.may === 'write';
  const [today] = useState(() => localMoment(Date.now()).date);
  return (
    <>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={today} />
      <PermissionGate permission="report.view" otherwise={null}>
        <Sales today={today} />
      </PermissionGate>
      <StatGrid>
        {sees && (
          <PermissionGate permission="booking.edit" scopes={['country', 'all']} otherwise={null}>
            <PaymentsInReview />
          </PermissionGate>
        )}
        {asks && (
          <PermissionGate permission="refund.overrule" scopes={DRIVING_SCOPES} otherwise={null}>
            <OverrulesToDecide />
          </PermissionGate>
        )}
        <PermissionGate permission="payment.request" scopes={['country', 'all']} otherwise={null}>
          <LinksInReview />
        </PermissionGate>
        {decides && <PoliciesToDecide />}
        {decides && <PricesToDecide />}
        <PermissionGate permission="user.manage" scopes={['country', 'all']} otherwise={null}>
          <TopUpsToDecide />
        </PermissionGate>
      </StatGrid>
      <PermissionGate permission="settlement.view" scopes={DRIVING_SCOPES} otherwise={null}>
        <Payouts today={today} />
      </PermissionGate>
      <PermissionGate permission="catalogue.view">
        <Departures date={today} />
      </PermissionGate>
    </>
  );
}
