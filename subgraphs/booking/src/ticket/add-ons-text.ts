import { type LanguageCode, localize } from '@naga/kernel/language.js';
import { timesText } from '@naga/kernel/times-text.js';
import type { TicketAddOn } from './ticket-facts.js';

/** 'Travel insurance, 2 × Extra bag', in the ticket's language; empty for who has nothing beside his seat. */
export const addOnsText = (language: LanguageCode, addOns: readonly TicketAddOn[] = []): string =>
  addOns.map(({ names, quantity }) => timesText(quantity, localize(names, language))).join(', ');
