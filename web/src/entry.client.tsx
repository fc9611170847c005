import { isLanguage } from '@naga/kernel/language.js';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadCatalogue } from './app/catalogues.js';
import { NonceContext } from './app/nonce.js';

const { lang } = document.documentElement;
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

void loadCatalogue(isLanguage(lang) ? lang : 'en').then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext value={nonce}>
          <HydratedRouter />
        </NonceContext>
      </StrictMode>,
    );
  }),
);
