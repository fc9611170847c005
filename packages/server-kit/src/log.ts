import { pino, type DestinationStream, type Logger } from 'pino';

/** JSON lines with secrets and personal data masked; children carry `requestId` and the part's name. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = [
    'password',
    '*.password',
    'token',
    '*.token',
    'authorization',
    '*.authorization',
    '*.cookie',
    '*.email',
    '*.mobileNumber',
  ];
  const options = {
    level,
    base: undefined,
    redact: { paths, censor: '***' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}
