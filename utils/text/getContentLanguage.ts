/** The language of what stands in a section: `/espanol` and what is below it is Spanish (platform §2). */
export function getContentLanguage(section: string | null | undefined): 'en' | 'es' {
  return /^\/?espanol(\/|$)/.test(section ?? '') ? 'es' : 'en';
}
