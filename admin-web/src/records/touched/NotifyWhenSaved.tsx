import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { SaidFields } from '../../features/notification/SaidFields.js';
import { WayFields } from '../../features/notification/WayFields.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { touchedWords } from './touched-words.js';
import type { Message } from './use-message.js';

/** The offer, and when it is sent. */
export type NotifyWords = Readonly<Record<'notify' | 'notifyHint', MessageDescriptor>>;

export interface NotifyWhenSavedProps {
  message: Message;
  /** Left out: once it is done, which is at once. */
  words?: NotifyWords | undefined;
}

/** The offer to tell whom a change touches, in words that wait until it is saved; nothing for who may tell nobody. */
export function NotifyWhenSaved({ message, words = touchedWords }: NotifyWhenSavedProps) {
  const intl = useIntl();
  const { isOn, setOn, people, form } = message;
  return (
    <PermissionGate permission="notification.send" scopes={OPERATOR_SCOPES} otherwise={null}>
      <CheckboxField
        label={intl.formatMessage(words.notify)}
        hint={intl.formatMessage(words.notifyHint)}
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      {isOn && (
        <>
          <p role="status">
            {people === undefined ? (
              <FormattedMessage {...touchedWords.counting} />
            ) : (
              <FormattedMessage {...touchedWords.goesTo} values={{ count: people }} />
            )}
          </p>
          <SaidFields form={form} />
          <WayFields form={form} />
        </>
      )}
    </PermissionGate>
  );
}
