/** One mail, composed; `text` is the plain part, `html` says the same with a link to press. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Its Message-ID without the domain: the same in every attempt of one mail. Absent: a random one. */
  readonly id?: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail, or when it is on disk. */
  send(mail: Mail): Promise<void>;
  /** Mails stored on disk, newest first; null when a mail server sends them. */
  readonly outbox: Outbox | null;
}

export interface StoredMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly at: string;
  readonly text: string;
}

export interface Outbox {
  list(): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | null>;
}
