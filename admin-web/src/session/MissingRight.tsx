import { defineMessages, type MessageDescriptor, type NoMessageValues, useIntl } from 'react-intl';

const words = defineMessages<{ needs: { action: string; permission: string } }>({
  needs: { id: 'admin.missing-right', defaultMessage: '“{action}” needs the right “{permission}”.' },
});

export interface MissingRightProps {
  /** What the button would say. */
  action: MessageDescriptor & NoMessageValues & { id: string };
  permission: string;
}

/** In place of a button: what it would do, and which right it takes. */
export function MissingRight({ action, permission }: MissingRightProps) {
  const { formatMessage } = useIntl();
  return <small>{formatMessage(words.needs, { action: formatMessage(action), permission })}</small>;
}
