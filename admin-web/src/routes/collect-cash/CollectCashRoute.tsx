import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { TextField } from '@naga/ui/TextField';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { refusalOfError } from '../../session/refusal-of-error.js';
import { AskAgain } from '../../session/AskAgain.js';
import { CashReceipt } from './CashReceipt.js';
import { useCashCodeQuery } from './collect-cash.generated.js';
import { words } from './words.js';

/** A counter: a code or a booking reference is named, cash is taken or handed out, a receipt is printed. */
export default function CollectCashRoute() {
  return (
    <PermissionGate permission="booking.edit" scopes={['branch', 'operator', 'agency', 'country', 'all']}>
      <CollectCash />
    </PermissionGate>
  );
}

function CollectCash() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const code = query.get('code') ?? '';
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    setQuery({ code: typeof typed === 'string' ? typed.trim() : '' });
  }
  return (
    <div className="back-office__stack">
      <h1>
        <FormattedMessage {...words.title} />
      </h1>
      <form className="back-office__stack" onSubmit={find} role="search" key={code}>
        <TextField
          name="code"
          label={intl.formatMessage(words.code)}
          hint={intl.formatMessage(words.hint)}
          defaultValue={code}
          autoComplete="off"
          maxLength={20}
          required
        />
        <div className="back-office__actions">
          <Button type="submit">
            <FormattedMessage {...words.find} />
          </Button>
        </div>
      </form>
      {code !== '' && <FoundCode code={code} />}
    </div>
  );
}

function FoundCode({ code }: { code: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useCashCodeQuery({ variables: { code }, fetchPolicy: 'network-only' });
  const refused = refusalOfError(error);
  if (error !== undefined && refused === undefined) return <AskAgain refetch={() => refetch()} />;
  const found = refused ?? data?.cashCode;
  if (found === undefined) return null;
  if (found.__typename === 'Refused')
    return (
      <Notice tone="warn" live="status">
        <p>{refusalText(intl, found.code, found.facts)}</p>
      </Notice>
    );
  return <CashReceipt cash={found} code={code} onDone={refetch} />;
}
