import type { LanguageCode } from '@naga/kernel/language.js';
import { createContext } from 'react';

/** The language the page was first rendered in: what speaks where the root loader has not run, as when a POST finds no page. */
export const FirstLanguageContext = createContext<LanguageCode>('en');
