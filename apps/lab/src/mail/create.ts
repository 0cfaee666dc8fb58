import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@trade-area/core/kernel';
import { createTransport } from 'nodemailer';
import type { Mail, StoredMail, Mailer, Outbox } from '../base/ports/mailer.ts';

export interface MailerOptions {
  /** smtp:// or smtps:// address; '' stores the mails in `folder`. */
  readonly smtp: string;
  readonly from: string;
  /** Milliseconds to connect and to be greeted; of silence, three times as many. */
  readonly timeoutMs: number;
  readonly folder: string;
  readonly clock: Clock;
}

export function createMailer(options: MailerOptions): Mailer {
  return options.smtp === '' ? createFolderMailer(options) : createSmtpMailer(options);
}

function createSmtpMailer({ smtp, from, timeoutMs }: MailerOptions): Mailer {
  const transport = createTransport(
    {
      url: smtp,
      dnsTimeout: timeoutMs,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: 3 * timeoutMs,
    },
    { from },
  );
  return {
    outbox: null,
    async send(mail) {
      await transport.sendMail(withMessageId(mail, from));
    },
  };
}

/** Each mail twice: as the .eml a mail program opens, and as the .json that the outbox page reads. */
function createFolderMailer({ from, folder, clock }: MailerOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    outbox: readOutbox(folder),
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const at = clock.now().toISOString();
      const id = `${at.replace(/[^0-9]/g, '')}-${randomBytes(6).toString('hex')}`;
      const composed = (await transport.sendMail(withMessageId(mail, from))) as unknown as {
        message: Buffer;
      };
      const stored: StoredMail = { id, to: mail.to, subject: mail.subject, at, text: mail.text };
      await writeAtomically(join(folder, `${id}.eml`), composed.message);
      await writeAtomically(join(folder, `${id}.json`), JSON.stringify(stored, null, 2));
    },
  };
}

/** A Message-ID in the domain of the sender; nodemailer makes one for a mail without an id. */
function withMessageId({ id, attachments = [], ...rest }: Mail, from: string) {
  const mail = { ...rest, attachments: [...attachments] };
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return id === undefined ? mail : { ...mail, messageId: `<${id}@${domain}>` };
}

/** Writes a temporary file and renames it, so that no partial file has the final name. */
async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { flush: true });
  await rename(`${path}.part`, path);
}

function readOutbox(folder: string): Outbox {
  const read = async (name: string): Promise<StoredMail | null> => {
    try {
      return JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail;
    } catch {
      return null;
    }
  };
  return {
    async list() {
      const names = await readdir(folder).catch(() => [] as string[]);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .toReversed()
        .slice(0, 100);
      return (await Promise.all(newest.map(read))).filter((mail) => mail !== null);
    },
    find: async (id) => (/^\d+-[0-9a-f]+$/.test(id) ? read(`${id}.json`) : null),
  };
}
