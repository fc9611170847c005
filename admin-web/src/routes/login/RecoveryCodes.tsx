import { Button } from '@naga/ui/Button';
import { defineMessages, FormattedMessage } from 'react-intl';

const words = defineMessages({
  keep: {
    id: 'admin.recovery.keep',
    defaultMessage:
      'Keep these recovery codes. Each opens your account once, should the app be lost. They are not shown again.',
  },
  kept: { id: 'admin.recovery.kept', defaultMessage: 'I have kept them' },
});

/** Shown once, before the back office opens. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className="sign-in__form">
      <p>
        <FormattedMessage {...words.keep} />
      </p>
      <ul className="back-office__plain">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button wide onClick={onKept}>
        <FormattedMessage {...words.kept} />
      </Button>
    </div>
  );
}
