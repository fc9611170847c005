import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A loader that answers for an address, and not for what a form on it does. */
export const onOtherPagesOnly = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
