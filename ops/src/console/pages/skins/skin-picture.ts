/** A thumbnail of the site's home in both schemes with the skin's colours and pictures. */

import type { SkinScheme } from '@lantern/contract/skin'
import { BASE_ROLES } from '@lantern/contract/skin-pairs'
import type { PublishedSkin } from '@lantern/contract/skins-document'
import { html, type SafeHtml } from '@remix-run/html-template'

/** Path of skin pictures in the console. */
export const ART_ADDRESS = '/console/art/'

/** Centre of each tab. */
const TABS = [24, 52, 80, 108, 136]

export function skinPicture({ tokens, art }: PublishedSkin, scheme: SkinScheme, label: string): SafeHtml {
  const colour = (role: string): string =>
    (tokens[scheme] as Readonly<Record<string, string | undefined>>)[role] ?? BASE_ROLES[scheme][role] ?? 'none'
  const picture = (slot: 'header' | 'hero' | 'dock', box: SafeHtml, fit: string): SafeHtml | null => {
    const file = art[slot]?.[scheme].file
    return file === undefined ? null : html`<image href="${ART_ADDRESS}${file}" ${box} preserveAspectRatio="${fit}"/>`
  }
  const line = (y: number, width: number, role: string) =>
    html`<rect x="16" y="${y}" width="${width}" height="5" rx="2.500" fill="${colour(role)}"/>`
  return html`<svg class="skin-picture" viewBox="0 0 160 220" role="img" aria-label="${label}">
<rect width="160" height="220" fill="${colour('surface-0')}"/>
<rect width="160" height="30" fill="${colour('surface-1')}"/>${picture('header', html`width="160" height="30"`, 'xMidYMid slice')}
<rect x="8" y="38" width="144" height="62" rx="8" fill="${colour('surface-2')}"/>${picture('hero', html`x="8" y="38" width="144" height="62"`, 'xMidYMid slice')}
<rect x="8" y="108" width="144" height="76" rx="8" fill="${colour('surface-1')}"/>
${line(118, 70, 'text-strong')}${line(130, 104, 'text-normal')}${line(142, 88, 'text-weak')}
<rect x="16" y="156" width="60" height="20" rx="6" fill="${colour('accent')}"/><rect x="28" y="163.500" width="36" height="5" rx="2.500" fill="${colour('on-accent')}"/>
<rect y="192" width="160" height="28" fill="${colour('surface-1')}"/>${TABS.map((x, index) => html`<circle cx="${x}" cy="206" r="5" fill="${colour(index === 0 ? 'accent' : 'text-weak')}"/>`)}
${picture('dock', html`x="118" y="140" width="34" height="34"`, 'xMidYMid meet')}
</svg>`
}
