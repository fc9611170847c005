import type { LanguageCode } from '@naga/kernel/language.js';

export type Catalogue = Record<string, string>;

const loaders: Record<LanguageCode, () => Promise<{ default: Catalogue }[]>> = {
  en: () =>
    Promise.all([
      import('../../messages/en.json'),
      import('@naga/ui/messages/en.json'),
      import('@naga/app-kit/messages/en.json'),
      import('@naga/booking-flow/messages/en.json'),
    ]),
  km: () =>
    Promise.all([
      import('../../messages/km.json'),
      import('@naga/ui/messages/km.json'),
      import('@naga/app-kit/messages/km.json'),
      import('@naga/booking-flow/messages/km.json'),
    ]),
  th: () =>
    Promise.all([
      import('../../messages/th.json'),
      import('@naga/ui/messages/th.json'),
      import('@naga/app-kit/messages/th.json'),
      import('@naga/booking-flow/messages/th.json'),
    ]),
  vi: () =>
    Promise.all([
      import('../../messages/vi.json'),
      import('@naga/ui/messages/vi.json'),
      import('@naga/app-kit/messages/vi.json'),
      import('@naga/booking-flow/messages/vi.json'),
    ]),
  es: () =>
    Promise.all([
      import('../../messages/es.json'),
      import('@naga/ui/messages/es.json'),
      import('@naga/app-kit/messages/es.json'),
      import('@naga/booking-flow/messages/es.json'),
    ]),
};

/** All words of one language; only that language travels. */
export async function loadCatalogue(language: LanguageCode): Promise<Catalogue> {
  const parts = await loaders[language]();
  return Object.assign({}, ...parts.map((part) => part.default)) as Catalogue;
}
