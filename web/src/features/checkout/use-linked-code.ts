import { useEffect, useState } from 'react';

/** The offer code a link brought along in this visit (?coupon=, pg_coupon_code); undefined until it is read. */
export function useLinkedCode(): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    void import('@naga/app-kit/visit-session.js')
      .then(({ keepPageAttributes, pageAttribute }) => {
        // The address of this page first: its effect may come before the shell's.
        keepPageAttributes(sessionStorage, new URLSearchParams(location.search));
        setCode(pageAttribute(sessionStorage, 'pg_coupon_code'));
      })
      .catch(() => undefined);
  }, []);
  return code;
}
