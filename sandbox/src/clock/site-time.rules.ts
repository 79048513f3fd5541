import { SITE_OFFSET_MS } from '@lantern/contract/site-time'

/** `MM-DD HH:mm:ss` of the site. @param at epoch ms */
export function siteTimeText(at: number): string {
  return new Date(at + SITE_OFFSET_MS).toISOString().slice(5, 19).replace('T', ' ')
}
