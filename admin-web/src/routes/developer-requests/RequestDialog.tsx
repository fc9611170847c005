import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Dialog } from '@naga/ui/Dialog';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { LocalTime } from '../../session/time/LocalTime.js';
import { countryName } from '../../features/place/country-words.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { Decide } from './Decide.js';
import type { DeveloperRequest_RequestFragment } from './developer-requests.generated.js';
import { RequestState } from './RequestState.js';
import { words } from './words.js';

/** An address that a browser may be sent to; anything else stays text. */
const isWeb = (website: string): boolean => /^https?:\/\//i.test(website);

export interface RequestDialogProps {
  request: DeveloperRequest_RequestFragment;
  onClose: () => void;
}

/** One request with all that was said, the decision, made or to be made, and its changes for those who may see the audit. */
export function RequestDialog({ request, onClose }: RequestDialogProps) {
  const intl = useIntl();
  const mayOpenAccount = ['all', 'country'].includes(useScope('user.manage') ?? '');
  const {
    name,
    email,
    company,
    website,
    purpose,
    countryCode,
    state,
    createdAt,
    decidedAt,
    decidedBy,
    note,
    accountId,
  } = request;
  const fact = (word: Exclude<keyof typeof words, 'total' | 'doneApproved' | 'doneRefused'>, value: ReactNode) =>
    value === null || value === '' ? [] : [{ id: word, term: <FormattedMessage {...words[word]} />, value }];
  return (
    <Dialog open title={name} onClose={onClose}>
      <div className="back-office__stack">
        <DefinitionList
          items={[
            ...fact('state', <RequestState state={state} />),
            ...fact('company', company),
            ...fact('email', <a href={`mailto:${email}`}>{email}</a>),
            ...fact(
              'website',
              website !== null && isWeb(website) ? (
                <a href={website} rel="noopener noreferrer nofollow" target="_blank">
                  {website}
                </a>
              ) : (
                website
              ),
            ),
            ...fact('country', countryCode === null ? null : countryName(intl, countryCode)),
            ...fact('asked', <LocalTime at={createdAt} />),
            ...fact('decided', decidedAt === null ? null : <LocalTime at={decidedAt} />),
            ...fact('decidedBy', decidedBy),
            ...fact(
              'account',
              accountId !== null && mayOpenAccount ? (
                <Link to={`/users/${accountId}`}>
                  <FormattedMessage {...words.openAccount} />
                </Link>
              ) : null,
            ),
          ]}
        />
        <DefinitionList items={[...fact('purpose', purpose), ...fact('note', note)]} minWidth={400} />
        {state === 'WAITING' && <Decide request={request} onDone={onClose} />}
        <PermissionGate permission="audit.view" otherwise={null}>
          <RecordTimeline entity="DeveloperRequest" rowId={request.id} />
        </PermissionGate>
      </div>
    </Dialog>
  );
}
