/** A mail to one person. */
export interface MailMessage {
  to: { address: string; name?: string };
  subject: string;
  html: string;
  /** The same in words alone, for programs and readers that show no markup. */
  text: string;
  /** More headers, by name, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

/** A mail with all that the way to its reader needs. */
export interface Envelope {
  message: MailMessage;
  /** `The Daily <news@daily.example>` */
  from: string;
  /** With its angle brackets; the same whenever this mail is sent, so that a second copy is known as one. */
  messageId: string;
}

/** The way that mails go. */
export interface MailTransport {
  /** @throws MailRefused where it will never be taken; any other error where it may be later. */
  send: (envelope: Envelope) => Promise<void>;
  close: () => void;
}

/** A mail that its receiver's server will not take, however often it is sent: a bounce. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
