import type { LanguageCode } from '@naga/kernel/language.js';
import { OfflineBanner } from '@naga/ui/OfflineBanner';
import { SkipLink } from '@naga/ui/SkipLink';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Brand } from '../../session/brand.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { Progress } from './Progress.js';
import { useWaitForNetwork } from './use-wait-for-network.js';

/** What stands around every page. */
export function Shell({ brand, language, children }: { brand: Brand; language: LanguageCode; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  useWaitForNetwork();
  return (
    <>
      <SkipLink />
      <Progress />
      <Header brand={brand} language={language} />
      <OfflineBanner onRetry={() => void revalidate()} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer brand={brand} />
    </>
  );
}
