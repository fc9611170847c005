import { Notice } from '@naga/ui/Notice';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import type { Unheard } from './or-unheard.js';

const words = defineMessages<{ title: NoMessageValues; text: NoMessageValues }>({
  title: { id: 'checkout.unheard.title', defaultMessage: 'No answer came' },
  text: {
    id: 'checkout.unheard.text',
    defaultMessage:
      'We could not be reached, or did not answer in time. What you chose and typed is still here: please try again. Nothing is paid twice.',
  },
});

/** Says that the last press on this page was not answered; `of` is what another door than the page's own answered. */
export function UnheardNotice({ of }: { of?: object | null | undefined }) {
  const { formatMessage: say } = useIntl();
  const own = useActionData<object | null>();
  const answer: Partial<Unheard> | null | undefined = of === undefined ? own : of;
  if (answer?.unheard !== true) return null;
  return (
    <Notice tone="warn" live="alert" title={say(words.title)}>
      <p>{say(words.text)}</p>
    </Notice>
  );
}
