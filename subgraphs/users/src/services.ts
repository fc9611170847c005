import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import type { LivingCopy } from '@naga/server-kit/database/living-copy.js';
import { keepCopy } from '@naga/server-kit/reload/kept-copy.js';
import { livingSettings, type LivingSettings } from '@naga/server-kit/settings/living-settings.js';
import type { Opening } from '@naga/server-kit/subgraph.js';
import { type Mailer, openMailer } from './notification/mailer.js';
import { MESSAGE_CACHE } from './message-template/message-cache.js';
import { type VersionRow, writtenTexts } from './message-template/message-text.queries.js';
import { staffVoice } from './message-template/staff-voice.js';
import { openSmsGateway, type SmsSender } from './notification/sms-gateway.js';
import { openTelegramGateway, type TelegramSender } from './notification/telegram-gateway.js';
import type { Voice } from './notification/voice.js';
import { openPasswords, type Passwords } from './account/passwords.js';
import { type UsersEnv, usersEnv } from './env.js';
import { type SettingKey, SETTINGS } from './settings.js';

/** What users opens at its start. */
export interface UsersServices {
  readonly env: UsersEnv;
  readonly settings: LivingSettings<SettingKey>;
  /** What messages say: as staff wrote them, else as the code does. */
  readonly voice: Voice;
  readonly texts: LivingCopy<ReadonlyMap<string, VersionRow>>;
  /** Undefined without SMTP_URL: messages stay in the inbox. */
  readonly mailer: Mailer | undefined;
  /** Undefined without SMS_URL: SMS stay in the inbox. */
  readonly sms: SmsSender | undefined;
  /** Undefined without TELEGRAM_TOKEN: its messages stay in the inbox. */
  readonly telegram: TelegramSender | undefined;
  readonly passwords: Passwords;
}

export type UsersContext = SubgraphContext<UsersServices>;

export async function openServices({
  env: source,
  database,
  databaseUrl,
  clock,
  log,
}: Opening): Promise<UsersServices> {
  const env = usersEnv(source);
  const mailer = env.SMTP_URL === undefined ? undefined : openMailer(env.SMTP_URL, env.MAIL_FROM);
  const sms = env.SMS_URL === undefined ? undefined : openSmsGateway(env.SMS_URL, env.SMS_TOKEN);
  const telegram =
    env.TELEGRAM_TOKEN === undefined ? undefined : openTelegramGateway(env.TELEGRAM_URL, env.TELEGRAM_TOKEN);
  const texts = await keepCopy(
    MESSAGE_CACHE,
    { database, databaseUrl, clock, log },
    {
      whole: () => writtenTexts(database),
    },
  );
  return {
    env,
    settings: await livingSettings('users', SETTINGS, { database, databaseUrl, log }),
    voice: staffVoice({ baseUrl: env.BASE_URL, texts, database, clock, log }),
    texts,
    mailer,
    sms,
    telegram,
    passwords: await openPasswords(env.PASSWORD_MEMORY_KIB),
  };
}

export async function closeServices({ mailer, texts, settings }: UsersServices): Promise<void> {
  mailer?.close();
  await Promise.all([texts.stop(), settings.stop()]);
}
