import type { Noun } from '@naga/server-kit/crud/noun.js';
import { commissionLevelNoun } from './commission-level/commission-level.noun.js';
import { messageLogNoun } from './message-template/message-log.noun.js';
import { messageNoun } from './notification/message.noun.js';
import { notificationNoun } from './staff-notification/notification.noun.js';

/** What the back office looks after by lists and forms. */
export const nouns: readonly Noun[] = [commissionLevelNoun];

/** What others than staff write, and staff lists; or what was sent. */
export const recordedNouns: readonly Noun[] = [messageNoun, notificationNoun, messageLogNoun];
