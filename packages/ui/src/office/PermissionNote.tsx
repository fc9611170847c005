import { isReach, type Reach, REACHES, widestOf } from '@naga/kernel/reach.js';
import type { ReactNode } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Notice } from '../page/Notice.js';
import { reachText } from './reach-text.js';

type Facts = { permission: string; needed: string };

const words = defineMessages<{
  title: NoMessageValues;
  text: { permission: string };
  scoped: Facts;
  narrow: Facts & { held: string };
  ofTwoTitle: NoMessageValues;
  ofTwo: { permission: string };
}>({
  title: { id: 'ui.permission.title', defaultMessage: 'You cannot do this with your role' },
  text: {
    id: 'ui.permission.text',
    defaultMessage: 'It needs the right “{permission}”. Ask an administrator of your organisation for it.',
  },
  scoped: {
    id: 'ui.permission.scoped',
    defaultMessage: 'It needs the right “{permission}” {needed}. Ask an administrator of your organisation for it.',
  },
  narrow: {
    id: 'ui.permission.narrow',
    defaultMessage:
      'You have the right “{permission}” {held}; this needs it {needed}. Ask an administrator of your organisation for it.',
  },
  ofTwoTitle: { id: 'ui.permission.of-two-title', defaultMessage: 'This takes a second person' },
  ofTwo: {
    id: 'ui.permission.of-two',
    defaultMessage:
      'With your role you may ask for what the right “{permission}” does; somebody who has it alone decides. Ask on the screen of what you want changed.',
  },
});

export interface PermissionNoteProps {
  /** The missing right, 'refund.overrule'. */
  permission: string;
  /** Those that would do; left out: any. */
  scopes?: readonly Reach[];
  /** The scope in which the reader has the right, where he has it. */
  held?: string | undefined;
  /** He has it together with a second person. */
  ofTwo?: boolean;
  /** Says what cannot be done, when "this" is not plain. */
  title?: ReactNode;
}

/** Instead of a hidden button without a word: names the right that is missing, how far it must reach, and whom to ask. */
export function PermissionNote({ permission, scopes = REACHES, held, ofTwo = false, title }: PermissionNoteProps) {
  const intl = useIntl();
  const needed = reachText(intl, scopes);
  const isNarrow = isReach(held) && widestOf(scopes, held) === undefined;
  const say = () => {
    if (ofTwo) return intl.formatMessage(words.ofTwo, { permission });
    if (needed === '') return intl.formatMessage(words.text, { permission });
    if (!isNarrow) return intl.formatMessage(words.scoped, { permission, needed });
    return intl.formatMessage(words.narrow, { permission, needed, held: reachText(intl, [held]) });
  };
  return (
    <Notice tone="warn" title={title ?? intl.formatMessage(ofTwo ? words.ofTwoTitle : words.title)}>
      {say()}
    </Notice>
  );
}
