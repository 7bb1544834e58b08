/** Whether a reader’s browser asks sites not to follow them: Global Privacy Control. */
export function hasPrivacyControl(): boolean {
  return (
    (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  );
}
