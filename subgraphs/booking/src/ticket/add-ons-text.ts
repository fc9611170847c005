import { type LanguageCode, localize } from '@naga/kernel/language.js';
import { timesText } from '@naga/kernel/times-text.js';
import type { TicketAddOn } from './ticket-facts.js';

/** 'Travel insurance, Extra bag × 2', in the ticket's language; empty for who has nothing beside his seat. */
export const addOnsText = (language: LanguageCode, addOns: readonly TicketAddOn[] = []): string =>
  addOns.map(({ names, quantity }) => timesText(localize(names, language), quantity)).join(', ');
