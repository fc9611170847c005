import type { Tone } from '@naga/ui/tone.js';
import { defineMessages, type IntlShape } from 'react-intl';
import type { MessageState } from './inbox.generated.js';

export const messageStateWords = defineMessages<Record<MessageState, object>>({
  SENT: { id: 'admin.message.state.SENT', defaultMessage: 'Sent' },
  WAITING: { id: 'admin.message.state.WAITING', defaultMessage: 'Leaves in a moment' },
  TRYING_AGAIN: { id: 'admin.message.state.TRYING_AGAIN', defaultMessage: 'Tried again' },
  FAILED: { id: 'admin.message.state.FAILED', defaultMessage: 'Failed' },
  KEPT: { id: 'admin.message.state.KEPT', defaultMessage: 'Kept here' },
});
const more = defineMessages({
  sentAgain: { id: 'admin.message.sent-again', defaultMessage: 'Last sent again' },
  noAnswer: { id: 'admin.message.no-answer', defaultMessage: 'No answer' },
});
export const sentAgainWord = more.sentAgain;

/** What its server said, in its own words. */
export const problemText = (intl: IntlShape, problem: string): string =>
  problem === 'NO_ANSWER' ? intl.formatMessage(more.noAnswer) : problem;

export const MESSAGE_STATES = Object.keys(messageStateWords) as MessageState[];

export const MESSAGE_TONES: Readonly<Record<MessageState, Tone>> = {
  SENT: 'good',
  WAITING: 'quiet',
  TRYING_AGAIN: 'warn',
  FAILED: 'bad',
  KEPT: 'quiet',
};
