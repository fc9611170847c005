import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<'title' | 'level' | 'hint' | 'none' | 'save' | 'saved', NoMessageValues> & { ofAgency: { level: string } }
>({
  title: { id: 'admin.agent-level.title', defaultMessage: 'Commission' },
  level: { id: 'admin.agent-level.level', defaultMessage: 'Commission level' },
  hint: {
    id: 'admin.agent-level.hint',
    defaultMessage: 'Counts for what is sold from now on; it is paid into the agency’s balance.',
  },
  ofAgency: { id: 'admin.agent-level.of-agency', defaultMessage: 'The agency’s: {level}' },
  none: { id: 'admin.agent-level.none', defaultMessage: 'The agency’s: none, it earns nothing' },
  save: { id: 'admin.agent-level.save', defaultMessage: 'Save the level' },
  saved: { id: 'admin.agent-level.saved', defaultMessage: 'The commission level is saved.' },
});
