import type { Noun } from '@naga/server-kit/crud/noun.js';
import { commissionLevelNoun } from './commission-level/commission-level.noun.js';

/** What the back office looks after by lists and forms. */
export const nouns: readonly Noun[] = [commissionLevelNoun];
