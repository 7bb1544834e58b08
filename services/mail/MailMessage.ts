/** A mail to one person. */
export interface MailMessage {
  to: { address: string; name?: string };
  subject: string;
  html: string;
  /** The same in words alone, for programs and readers that show no markup. */
  text: string;
  /** More headers, by name, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
  /** In the place of the sender's name; the address stays. */
  fromName?: string;
}

/** What a mail belongs to that goes to many. */
export interface Bulk {
  /** Names it, so that it can be asked how many still wait. */
  batch: string;
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

  /** @param isAddressGone whether the server says that nothing reaches this address, not that it dislikes this mail */
  constructor(
    message: string,
    readonly isAddressGone: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A mail that will never arrive. */
export interface Refusal {
  address: string;
  reason: string;
  isAddressGone: boolean;
  /** What it belonged to, where it went to many. */
  batch: string | null;
}
