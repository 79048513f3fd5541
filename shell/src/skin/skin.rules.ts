/** Which skin shows, and what of it is believed. Pure. */
import { type FestivalSkin, SKIN_CODE, SKIN_ROLES, skinColourSchema } from '@lantern/contract/skin'
import { is } from 'valibot'

/** The skin that shows now, null for the plain look. */
export function activeSkin(skin: FestivalSkin | null, nowMs: number, wantsPlain: boolean): FestivalSkin | null {
  if (skin === null || wantsPlain || !SKIN_CODE.test(skin.code)) return null
  const hasBegun = skin.startAt === null || skin.startAt <= nowMs
  const isOver = skin.endAt !== null && skin.endAt <= nowMs
  return hasBegun && !isOver ? skin : null
}

/** Milliseconds until the look changes by itself, null when it does not. */
export function msUntilChange(skin: FestivalSkin | null, nowMs: number): number | null {
  const next = [skin?.startAt, skin?.endAt].find((at) => at != null && at > nowMs)
  return next == null ? null : next - nowMs
}

/** Style text of a skin: known roles with plain colours, in the light the member chose or the device has. */
export function skinSheet(skin: FestivalSkin): string {
  const root = `html[data-skin='${skin.code}']`
  const dark = rolesOf(skin.dark)
  const light = rolesOf(skin.light)
  return [
    `${root}{${dark}}`,
    `@media (prefers-color-scheme:light){${root}:not([data-scheme='dark']){${light}}}`,
    `${root}[data-scheme='light']{${light}}`,
  ].join('\n')
}

function rolesOf(tokens: Readonly<Record<string, string>>): string {
  return SKIN_ROLES.flatMap((role) => {
    const colour = tokens[role]
    return is(skinColourSchema, colour) ? [`--${role}:${colour};`] : []
  }).join('')
}
