import { EmptyState } from '@naga/ui/EmptyState';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, type NoMessageValues } from 'react-intl';

/** What a list says while there is nothing in it: every list has it. */
export interface Emptiness {
  title: MessageDescriptor & NoMessageValues;
  /** In a sentence, what stands here and how it comes here. */
  text: MessageDescriptor & NoMessageValues;
  /** How its reader makes the first one, where he may; or looks at an example. */
  actions?: ReactNode;
}

export interface EmptyListProps {
  of: Emptiness;
  /** Of the heading in the page. */
  level?: 2 | 3 | undefined;
}

/** A list in which nothing is yet: what it is for, and how to begin. */
export const EmptyList = ({ of: { title, text, actions }, level = 2 }: EmptyListProps) => (
  <EmptyState title={<FormattedMessage {...title} />} level={level} {...(actions && { actions })}>
    <p>
      <FormattedMessage {...text} />
    </p>
  </EmptyState>
);
