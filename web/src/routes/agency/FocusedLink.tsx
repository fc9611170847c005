import { Button } from '@naga/ui/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

/** The way on, which Enter takes: browsers and React give the focus of a new page to fields and buttons only. */
export function FocusedLink({ to, size, children }: { to: string; size?: 'small' | 'large'; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Button as={Link} ref={link} to={to} {...(size !== undefined && { size })}>
      {children}
    </Button>
  );
}
