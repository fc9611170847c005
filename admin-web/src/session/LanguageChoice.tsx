import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import type { LanguageCode } from '@naga/kernel/language.js';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { rememberedLanguage, rememberLanguage } from './language.js';

interface Choice {
  language: LanguageCode;
  choose: (language: LanguageCode) => void;
}

const ChoiceContext = createContext<Choice>({ language: 'en', choose: () => undefined });

export const useLanguageChoice = (): Choice => use(ChoiceContext);

export interface LanguageChoiceProps {
  load: (language: LanguageCode) => Promise<Record<string, string>>;
  waiting: ReactNode;
  children: ReactNode;
}

/** The chosen language and its words; shows `waiting` until they are here. */
export function LanguageChoice({ load, waiting, children }: LanguageChoiceProps) {
  const [language, setLanguage] = useState(rememberedLanguage);
  const [words, setWords] = useState<{ language: LanguageCode; messages: Record<string, string> }>();

  useEffect(() => {
    let current = true;
    void load(language).then((messages) => {
      if (!current) return;
      document.documentElement.lang = language;
      setWords({ language, messages });
    });
    return () => {
      current = false;
    };
  }, [language, load]);

  const choice = useMemo<Choice>(
    () => ({
      language,
      choose: (next) => {
        rememberLanguage(next);
        setLanguage(next);
      },
    }),
    [language],
  );

  if (words === undefined) return waiting;
  return (
    <ChoiceContext value={choice}>
      <LanguageProvider language={words.language} messages={words.messages}>
        {children}
      </LanguageProvider>
    </ChoiceContext>
  );
}
