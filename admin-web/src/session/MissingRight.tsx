import { useScope } from '@naga/app-kit/PermissionGate';
import { isReach, type Reach, REACHES, widestOf } from '@naga/kernel/reach.js';
import { reachText } from '@naga/ui/reach-text.js';
import { defineMessages, type MessageDescriptor, type NoMessageValues, useIntl } from 'react-intl';

type Facts = { action: string; permission: string };

const words = defineMessages<{
  needs: Facts;
  scoped: Facts & { needed: string };
  narrow: Facts & { needed: string; held: string };
}>({
  needs: { id: 'admin.missing-right', defaultMessage: '“{action}” needs the right “{permission}”.' },
  scoped: {
    id: 'admin.missing-right.scoped',
    defaultMessage: '“{action}” needs the right “{permission}” {needed}.',
  },
  narrow: {
    id: 'admin.missing-right.narrow',
    defaultMessage: '“{action}” needs the right “{permission}” {needed}; you have it {held}.',
  },
});

export interface MissingRightProps {
  /** What the button would say. */
  action: MessageDescriptor & NoMessageValues & { id: string };
  permission: string;
  /** Those that would do; left out: any. */
  scopes?: readonly Reach[];
}

/** In place of a button: what it would do, which right it takes, and how far that must reach. */
export function MissingRight({ action, permission, scopes = REACHES }: MissingRightProps) {
  const intl = useIntl();
  const held = useScope(permission);
  const facts = { action: intl.formatMessage(action), permission, needed: reachText(intl, scopes) };
  const say = () => {
    if (facts.needed === '') return intl.formatMessage(words.needs, facts);
    if (!isReach(held) || widestOf(scopes, held) !== undefined) return intl.formatMessage(words.scoped, facts);
    return intl.formatMessage(words.narrow, { ...facts, held: reachText(intl, [held]) });
  };
  return <small>{say()}</small>;
}
