import type { Currency } from '@naga/kernel/money.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { OfflineBanner } from '@naga/ui/OfflineBanner';
import { SkipLink } from '@naga/ui/SkipLink';
import { lazy, type ReactNode, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import type { Brand } from '../../session/brand.js';
import type { Member } from '../../session/member.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { Progress } from './Progress.js';
import { useVisitSession } from './use-visit-session.js';
import { useWaitForNetwork } from '@naga/app-kit/use-wait-for-network.js';

/** Apollo Client comes with it. */
const ActingAs = lazy(async () => ({ default: (await import('./ActingAs.js')).ActingAs }));
const CannotFetchUser = lazy(async () => ({ default: (await import('./CannotFetchUser.js')).CannotFetchUser }));

export interface ShellProps {
  brand: Brand;
  language: LanguageCode;
  /** In which prices are shown; undefined: as they are charged. */
  currency: Currency | undefined;
  /** Who is signed in. */
  member: Member | undefined;
  /** Somebody carries a token, and the user could not be fetched. */
  isMemberUnknown: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ brand, language, currency, member, isMemberUnknown, children }: ShellProps) {
  const { revalidate } = useRevalidator();
  useWaitForNetwork();
  useVisitSession();
  return (
    <>
      <SkipLink />
      <Progress />
      {isMemberUnknown && (
        <Suspense>
          <CannotFetchUser />
        </Suspense>
      )}
      {member?.impersonatedBy != null && (
        <Suspense>
          <ActingAs name={`${member.firstName} ${member.lastName}`} by={member.impersonatedBy} language={language} />
        </Suspense>
      )}
      <Header brand={brand} language={language} currency={currency} member={member} />
      <OfflineBanner onRetry={() => void revalidate()} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer brand={brand} />
    </>
  );
}
