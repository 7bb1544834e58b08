/** A link that dials a printed phone number: its digits only (widgets §2). Null for one without any. */
export function getTelUrl(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits === '' ? null : `tel:${digits}`;
}
