import { formatDate } from '@naga/app-kit/format-date.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { EmptyState } from '@naga/ui/EmptyState';
import { Tag } from '@naga/ui/Tag';
import { useEffect, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Form, Link, useFetcher } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { orUnheard } from '../../session/or-unheard.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import type { Route } from './+types/notifications';
import {
  MyNotificationsDocument,
  type MyNotificationsQuery,
  ReadNotificationsDocument,
} from './notifications.generated.js';
import styles from './notifications.module.css';

const PAGE_SIZE = 20;

const words = defineMessages<
  Record<'title' | 'none' | 'noneText' | 'isNew' | 'read' | 'older' | 'newer' | 'back', NoMessageValues>
>({
  title: { id: 'account.notifications.title', defaultMessage: 'Notifications' },
  none: { id: 'account.notifications.none', defaultMessage: 'No notification yet' },
  noneText: {
    id: 'account.notifications.noneText',
    defaultMessage: 'What operators and we have to tell you about your trips stands here.',
  },
  isNew: { id: 'account.notifications.new', defaultMessage: 'New' },
  read: { id: 'account.notifications.read', defaultMessage: 'Mark as read' },
  older: { id: 'account.page.older', defaultMessage: 'Older' },
  newer: { id: 'account.page.newer', defaultMessage: 'Newer' },
  back: { id: 'web.nav.dashboard', defaultMessage: 'My trips' },
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page') ?? 1)) || 1);
  return { ...(await ask(context, MyNotificationsDocument, { page })), page };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ids = (await request.formData()).getAll('id').map(String);
  await ask(context, ReadNotificationsDocument, { ids }, { isForm: true });
  return null;
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

type Row = MyNotificationsQuery['myNotifications']['rows'][number];

/** What stands on the page is read, once the page is there. */
function useRead(unread: readonly string[]): void {
  const { submit } = useFetcher();
  const ids = unread.join();
  useEffect(() => {
    if (ids === '') return;
    const said = new FormData();
    for (const id of ids.split(',')) said.append('id', id);
    void submit(said, { method: 'post' });
  }, [ids, submit]);
}

/** The inbox of the signed-in traveller, the latest first. */
export default function Notifications({ loaderData: { myNotifications, page } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const title = intl.formatMessage(words.title);
  const { rows, total } = myNotifications;
  const unread = rows.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  useRead(unread);
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <UnheardNotice />
      {rows.length === 0 ? (
        <EmptyState
          title={intl.formatMessage(words.none)}
          actions={
            <Button as={Link} to={to('/dashboard')}>
              {intl.formatMessage(words.back)}
            </Button>
          }
        >
          <p>{intl.formatMessage(words.noneText)}</p>
        </EmptyState>
      ) : (
        <List key={page} rows={rows} />
      )}
      {unread.length > 0 && (
        <noscript>
          <Form method="post">
            {unread.map((id) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            <Button type="submit" variant="quiet">
              {intl.formatMessage(words.read)}
            </Button>
          </Form>
        </noscript>
      )}
      {(page > 1 || page * PAGE_SIZE < total) && (
        <p className={classes.links}>
          {page > 1 && <Link to={{ search: `?page=${page - 1}` }}>{intl.formatMessage(words.newer)}</Link>}
          {page * PAGE_SIZE < total && (
            <Link to={{ search: `?page=${page + 1}` }}>{intl.formatMessage(words.older)}</Link>
          )}
        </p>
      )}
    </div>
  );
}

function List({ rows }: { rows: readonly Row[] }) {
  const intl = useIntl();
  const { language } = useSite();
  // Marked as long as the page is open, though they are read by being shown.
  const [fresh] = useState(() => new Set(rows.filter(({ readAt }) => readAt === null).map(({ id }) => id)));
  return (
    <ul className={classes.cards}>
      {rows.map(({ id, title, text, createdAt }) => (
        <li key={id}>
          <Card kind="panel">
            <article className={styles.item}>
              <h2>
                {title} {fresh.has(id) && <Tag tone="warn">{intl.formatMessage(words.isNew)}</Tag>}
              </h2>
              <span className={classes.small}>
                {formatDate(localMoment(Date.parse(createdAt)).date, language, 'long')}
              </span>
              <p className={styles.text}>{text}</p>
            </article>
          </Card>
        </li>
      ))}
    </ul>
  );
}
