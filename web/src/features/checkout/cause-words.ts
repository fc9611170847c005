import { defineMessages, type MessageDescriptor, type NoMessageValues } from 'react-intl';

export const CAUSES = ['GENERAL', 'EDUCATION', 'HEALTH', 'NATURE'] as const;
export type Cause = (typeof CAUSES)[number];

/** What a donation is for. */
export const causeWords: Readonly<Record<Cause, MessageDescriptor & NoMessageValues>> = defineMessages({
  GENERAL: { id: 'donate.cause.general', defaultMessage: 'Where it is needed most' },
  EDUCATION: { id: 'donate.cause.education', defaultMessage: 'Schools and books' },
  HEALTH: { id: 'donate.cause.health', defaultMessage: 'Clinics and medicine' },
  NATURE: { id: 'donate.cause.nature', defaultMessage: 'Forests and rivers' },
});

export const isCause = (text: string): text is Cause => (CAUSES as readonly string[]).includes(text);
