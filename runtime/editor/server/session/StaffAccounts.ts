/** A link with which someone chooses the password of their account, once. */
export interface Invitation {
  link: string;
  endsAt: Date;
}

/** Accounts of the staff at our own identity service. */
export interface StaffAccounts {
  /** Those of the emails that have none. */
  lacking: (emails: readonly string[]) => Promise<string[]>;
  /** A new link ends the one before. Null for who has an account. */
  invite: (person: { email: string; name: string }) => Promise<Invitation | null>;
}
