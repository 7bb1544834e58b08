/** A mail to those who correct errors, which names the story by headline and address. */
export function reportErrorUrl(email: string, headline: string, url: string): string {
  const subject = encodeURIComponent(`Error in: ${headline}`);
  const body = encodeURIComponent(`What is wrong, and how do you know?\n\n\n\nStory: ${url}`);
  return `mailto:${email}?subject=${subject}&body=${body}`;
}
