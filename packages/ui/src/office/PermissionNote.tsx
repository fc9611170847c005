import type { ReactNode } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Notice } from '../page/Notice.js';

const words = defineMessages<{ title: NoMessageValues; text: { permission: string } }>({
  title: { id: 'ui.permission.title', defaultMessage: 'You cannot do this with your role' },
  text: {
    id: 'ui.permission.text',
    defaultMessage: 'It needs the right “{permission}”. Ask an administrator of your organisation for it.',
  },
});

export interface PermissionNoteProps {
  /** The missing right, 'refund.overrule'. */
  permission: string;
  /** Says what cannot be done, when "this" is not plain. */
  title?: ReactNode;
}

/** Instead of a hidden button without a word: names the right that is missing and whom to ask. */
export function PermissionNote({ permission, title }: PermissionNoteProps) {
  const intl = useIntl();
  return (
    <Notice tone="warn" title={title ?? intl.formatMessage(words.title)}>
      {intl.formatMessage(words.text, { permission })}
    </Notice>
  );
}
