import { useFailures } from '@naga/app-kit/use-failures.js';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/** 'Cannot fetch user' in the snack bar, with a retry (specification, section 8); nobody is logged out for it. */
export function CannotFetchUser() {
  const fail = useFailures();
  const { revalidate } = useRevalidator();
  const tell = useEffectEvent(() => {
    const nothing = () => undefined;
    fail({ purpose: 'user' }, { logOut: nothing, goTo: nothing, retry: () => void revalidate() });
  });
  useEffect(() => tell(), []);
  return null;
}
