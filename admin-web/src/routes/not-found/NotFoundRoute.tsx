import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

const words = defineMessages({
  title: { id: 'admin.not-found.title', defaultMessage: 'There is no such page' },
  text: { id: 'admin.not-found.text', defaultMessage: 'It may have moved, or it lies outside of what you may see.' },
  home: { id: 'admin.not-found.home', defaultMessage: 'Go to the start page' },
});

export default function NotFoundRoute() {
  const home = (
    <Button as={Link} to="/">
      <FormattedMessage {...words.home} />
    </Button>
  );
  return (
    <EmptyState title={<FormattedMessage {...words.title} />} actions={home} level={1}>
      <FormattedMessage {...words.text} />
    </EmptyState>
  );
}
