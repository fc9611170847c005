import nodemailer from 'nodemailer';

export interface OutgoingMail {
  /** The same at every attempt, so that a mail that left twice is one to its reader's mail client. */
  readonly messageId: string;
  readonly requestId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { fileName: string; contentType: string; content: Buffer }[];
}

/** Hands mails to an SMTP server. */
export interface Mailer {
  /** Resolves when the server has taken the mail; rejects with its answer (`responseCode`) otherwise. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** `url`: smtp://user:password@host:587. */
export function openMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send({ messageId, requestId, to, attachments, ...mail }) {
      await transport.sendMail({
        ...mail,
        to: { name: '', address: to },
        from,
        messageId,
        headers: { 'X-Request-Id': requestId, 'Auto-Submitted': 'auto-generated' },
        attachments: attachments.map(({ fileName, ...attachment }) => ({ filename: fileName, ...attachment })),
      });
    },
    close: () => transport.close(),
  };
}
