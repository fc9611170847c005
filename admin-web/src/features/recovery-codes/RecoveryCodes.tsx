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

/** Shown once, after a second factor was set up or its codes were renewed. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className="back-office__stack">
      <p>
        <FormattedMessage {...words.keep} />
      </p>
      <ul className="back-office__plain back-office__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="back-office__actions">
        <Button onClick={onKept}>
          <FormattedMessage {...words.kept} />
        </Button>
      </div>
    </div>
  );
}
