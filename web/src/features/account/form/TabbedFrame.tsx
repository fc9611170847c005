import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useLocalPath } from '../../../session/language.js';
import { PageHead } from '../../../session/PageHead.js';
import classes from './account.module.css';

export interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** Without language prefix. */
  path: string;
  /** Only that very page, not those below it. */
  end?: boolean;
}

export interface TabbedFrameProps<Name extends string> {
  /** Of all the pages together. */
  title: string;
  tabs: readonly Tab<Name>[];
  /** Which of them this is. */
  page: Name;
  /** As broad as the site. */
  broad?: boolean;
  children: ReactNode;
}

/** Pages about one thing, one beside the other. */
export function TabbedFrame<Name extends string>({
  title,
  tabs,
  page,
  broad = false,
  children,
}: TabbedFrameProps<Name>) {
  const to = useLocalPath();
  return (
    <div className={broad ? classes.broad : classes.wide}>
      <PageHead title={`${tabs.find(({ name }) => name === page)!.label} · ${title}`} hidden />
      <h1>{title}</h1>
      <nav className={classes.tabs} aria-label={title}>
        {tabs.map(({ name, label, path, end = false }) => (
          <NavLink key={name} to={to(path)} end={end}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
