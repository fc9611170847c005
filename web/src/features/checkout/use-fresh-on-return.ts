import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Asks the server anew when the browser wakes this page up from its memory (back, forward): time stood still there. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [revalidate]);
}
