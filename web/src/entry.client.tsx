import { isLanguage } from '@naga/kernel/language.js';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadCatalogue, loadFirstWords, needsOnlyFirstWords } from './app/catalogues.js';
import { FirstLanguageContext } from './app/first-language.js';
import { NonceContext } from './app/nonce.js';

const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : 'en';
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const words = needsOnlyFirstWords(window.location.pathname) ? loadFirstWords(language) : loadCatalogue(language);

void words.then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext value={nonce}>
          <FirstLanguageContext value={language}>
            <HydratedRouter />
          </FirstLanguageContext>
        </NonceContext>
      </StrictMode>,
    );
  }),
);
