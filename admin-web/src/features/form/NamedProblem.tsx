import { useSyncExternalStore } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';

const words = defineMessages<{ named: { field: string; text: string } }>({
  named: { id: 'admin.form.named-problem', defaultMessage: '{field}: {text}' },
});

/** As the screen calls a field, without what stands beside its label. */
function nameOf(fieldId: string): string {
  const field = document.getElementById(fieldId) as HTMLInputElement | null;
  const label = field?.labels?.[0] ?? field?.querySelector(':scope > legend');
  return label?.firstChild?.textContent?.trim() ?? '';
}

/** The page is looked at whenever the summary is drawn; nothing tells of changes. */
const neverTold = () => () => undefined;

/** What is wrong with a field, behind what that is called: "Please fill this in" may be said of several. */
export function NamedProblem({ fieldId, text }: { fieldId: string; text: string }) {
  const field = useSyncExternalStore(neverTold, () => nameOf(fieldId));
  return field === '' ? text : <FormattedMessage {...words.named} values={{ field, text }} />;
}
