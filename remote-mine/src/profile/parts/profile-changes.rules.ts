/** What of the profile another device changed, masked as it is shown. Pure. */
import type { DataOf } from '@lantern/contract'
import type { profileGet } from '@lantern/contract/profile'

export type Profile = DataOf<typeof profileGet>

const SHOWN = {
  nick: ({ nick }) => nick,
  avatar: ({ avatar }) => String(avatar),
  gender: ({ gender }) => gender ?? '',
  address: ({ addressMasked }) => addressMasked,
  wechat: ({ socialMasked }) => socialMasked.wechat,
  qq: ({ socialMasked }) => socialMasked.qq,
  telegram: ({ socialMasked }) => socialMasked.telegram,
  realName: ({ realNameMasked }) => realNameMasked,
  birthday: ({ birthdayMasked }) => birthdayMasked,
  phone: ({ phoneMasked }) => phoneMasked,
  email: ({ emailMasked }) => emailMasked,
} as const satisfies Record<string, (profile: Profile) => string>

export type ProfileChange = {
  readonly what: keyof typeof SHOWN
  /** '' = not given. */
  readonly from: string
  readonly to: string
}

/** The fields that differ, in the order of the page. */
export function changesOf(before: Profile, after: Profile): ProfileChange[] {
  return (Object.keys(SHOWN) as (keyof typeof SHOWN)[])
    .map((what) => ({ what, from: SHOWN[what](before), to: SHOWN[what](after) }))
    .filter(({ from, to }) => from !== to)
}
