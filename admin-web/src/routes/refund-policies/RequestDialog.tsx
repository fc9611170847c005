import type { ReactNode } from 'react';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Dialog } from '@naga/ui/Dialog';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { colleagueName } from '../../features/booking-words/origin-words.js';
import { askedWords } from '../../features/overrule/asked-words.js';
import { overruleStateWords } from '../../features/overrule/overrule-words.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { exchangeText, tiersText } from '../../session/terms-text.js';
import { placeOf } from './policy-place.js';
import { PolicyDecision } from './PolicyDecision.js';
import { PolicyPreview } from './PolicyPreview.js';
import type { PolicyRequests_RequestFragment } from './refund-policies.generated.js';
import { requestWords } from './request-words.js';
import { refundClassWords } from '../../features/fare/refund-class-words.js';
import { words } from './words.js';

export interface RequestDialogProps {
  request: PolicyRequests_RequestFragment;
  onClose: () => void;
}

/** A version that somebody asks for: what it says, why, and the answers that are the reader's. */
export function RequestDialog({ request, onClose }: RequestDialogProps) {
  const intl = useIntl();
  const operators = useOperatorOptions();
  const { tiers, exchange, currency, askedBy, decidedBy, decidedAt, newestPolicyId } = request;
  const item = (id: string, word: (typeof requestWords)['stale'], value: ReactNode) => ({
    id,
    term: intl.formatMessage(word),
    value,
  });
  return (
    <Dialog open title={placeOf(intl, request, operators)} onClose={onClose}>
      <div className="back-office__stack">
        {request.isStale && (
          <Notice tone="warn" title={<FormattedMessage {...requestWords.stale} />}>
            <p>
              <FormattedMessage {...requestWords.staleText} />
            </p>
          </Notice>
        )}
        <DefinitionList
          items={[
            item('state', askedWords.state, intl.formatMessage(overruleStateWords[request.state])),
            item('class', words.class, `${intl.formatMessage(refundClassWords[request.class])} · ${currency}`),
            item('since', words.since, request.soldFrom ?? intl.formatMessage(requestWords.fromDecision)),
            item('asked', askedWords.asked, <LocalTime at={request.askedAt} />),
            item('askedBy', askedWords.askedBy, colleagueName(intl, askedBy)),
            ...(decidedAt === null ? [] : [item('decided', askedWords.decided, <LocalTime at={decidedAt} />)]),
            ...(decidedBy === null ? [] : [item('decidedBy', askedWords.decidedBy, colleagueName(intl, decidedBy))]),
          ]}
        />
        <DefinitionList
          minWidth={400}
          items={[
            item('steps', words.steps, tiersText(intl, tiers, currency)),
            item('changes', words.changes, exchangeText(intl, exchange, currency)),
            item('reason', askedWords.reason, request.reason),
            ...(request.answer === null ? [] : [item('answer', requestWords.answer, request.answer)]),
          ]}
        />
        <PolicyPreview tiers={tiers} exchange={exchange} currency={currency} />
        {newestPolicyId !== null && (
          <Link to={`/refund-policies/${newestPolicyId}`}>
            <FormattedMessage {...requestWords.openPolicy} />
          </Link>
        )}
        <PolicyDecision request={request} onDone={onClose} />
      </div>
    </Dialog>
  );
}
