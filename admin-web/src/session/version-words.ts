import { defineMessages } from 'react-intl';

/** Which version of its terms something was worked out by. */
export const versionWords = defineMessages<{ version: { version: string } }>({
  version: { id: 'admin.source.version', defaultMessage: 'version {version}' },
});
