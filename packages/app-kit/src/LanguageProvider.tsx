import type { LanguageCode } from '@naga/kernel/language.js';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

export interface LanguageProviderProps {
  language: LanguageCode;
  /** id → ICU text of that language; a missing one falls back to the English beside its use. */
  messages: Record<string, string>;
  children: ReactNode;
}

/** Words for everything below. Catalogues are checked when tested, so a missing word is no news at run time. */
export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  return (
    <IntlProvider locale={language} messages={messages} onError={() => undefined}>
      {children}
    </IntlProvider>
  );
}
