/** The hub's last answers on the device, so that it shows its figures at once after a reload. Removed with the session (platform, session.ts). */
import { type MemberInfo, memberInfoSchema } from '@lantern/contract/user'
import { type WalletOverview, walletOverviewSchema } from '@lantern/contract/wallet'
import { getSession, readStored, writeStored } from '@lantern/platform'
import { type InferOutput, looseObject, number } from 'valibot'

const keptSchema = looseObject({
  /** When the older of the two was answered, epoch ms of the device clock. */
  at: number(),
  member: memberInfoSchema,
  wallet: walletOverviewSchema,
})
export type KeptHub = InferOutput<typeof keptSchema>

/** Keeps what the hub shows, and so neither name, phone and date of birth nor a place. */
export function keepHub(at: number, member: MemberInfo, wallet: WalletOverview): void {
  const lastLogin = member.lastLogin && { ...member.lastLogin, place: '' }
  const unseen = { realNameMasked: '', phoneMasked: '', birthday: null, lockDetail: [] }
  writeStored('hub', { at, member: { ...member, ...unseen, lastLogin }, wallet })
}

/** Those of the member who is signed in; null without any. */
export function keptHub(): KeptHub | null {
  const session = getSession()
  const kept = readStored('hub', keptSchema)
  return session.kind === 'member' && kept?.member.memberId === session.memberId ? kept : null
}
