import { useNotices } from '@naga/app-kit/NoticeArea';
import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages({
  done: { id: 'admin.copy.done', defaultMessage: 'The link is copied.' },
  not: { id: 'admin.copy.not', defaultMessage: 'Your browser did not copy it. Mark the link and copy it yourself.' },
});

/** Puts a link into the clipboard and says whether it is there: a browser may forbid it. */
export function useCopy(): (link: string) => Promise<void> {
  const intl = useIntl();
  const { notify } = useNotices();
  return (link) =>
    navigator.clipboard.writeText(link).then(
      () => notify(intl.formatMessage(words.done)),
      () => notify(intl.formatMessage(words.not), { tone: 'bad' }),
    );
}
