import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it takes, and refuses with `refusal` while that is set. */
export class MailServer {
  readonly taken: Email[] = [];
  refusal: number | undefined;
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const { refusal } = this;
      done(refusal === undefined ? null : Object.assign(new Error('refused'), { responseCode: refusal }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          this.taken.push(mail);
          done();
        });
      });
    },
  });

  /** Answers what users needs to send by it. */
  async start(): Promise<{ SMTP_URL: string; MAIL_FROM: string }> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', () => listening()));
    const { port } = this.#server.server.address() as AddressInfo;
    return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Naga <hello@naga.example>' };
  }

  /** As it was at its start. */
  forget(): void {
    this.taken.length = 0;
    this.refusal = undefined;
  }

  close(): Promise<void> {
    return new Promise<void>((closed) => this.#server.close(() => closed()));
  }
}
