import { defineMessages, type IntlShape } from 'react-intl';

/** Which version of its terms something was worked out by. */
const versionWords = defineMessages<{ version: { version: string } }>({
  version: { id: 'admin.source.version', defaultMessage: 'version {version}' },
});

/** 'version 3' */
export const versionText = (intl: IntlShape, version: number | string): string =>
  intl.formatMessage(versionWords.version, { version: String(version) });
