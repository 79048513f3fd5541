/** Link type of a contact from the server: a page of this site, a phone number, a mail address; anything else is text (design.md: no URL of the server is followed unless allowed). Pure. */

export type Contact =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'phone' | 'mail'; readonly href: string }
  | { readonly kind: 'text' }

const PAGE = /^\/(?:customer|help)\/[\w-]+$/
const PHONE = /^\+?[\d\s()-]{5,24}$/
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/

export function contactOf(text: string): Contact {
  if (PAGE.test(text)) return { kind: 'page', to: text }
  if (PHONE.test(text)) return { kind: 'phone', href: `tel:${text.replace(/[^\d+]/g, '')}` }
  if (MAIL.test(text)) return { kind: 'mail', href: `mailto:${text}` }
  return { kind: 'text' }
}
