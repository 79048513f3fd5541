/** Pseudonyms of speakers for other clients: stable per member, without a link to the account. */
import { createHmac } from 'node:crypto'
import type { Member } from '../../database/tables/members/members.schema.ts'

export type SpeakerOf = (memberId: string) => string

/** @param key secret of the server: prevents guessing member ids */
export function createSpeakers(key: Buffer): SpeakerOf {
  return (memberId) => createHmac('sha256', key).update(`speaker:${memberId}`).digest('base64url').slice(0, 16)
}

/** The nickname, or the account name with its middle masked. */
export function maskedNick(member: Pick<Member, 'nick' | 'user_name'>): string {
  if (member.nick && member.nick !== member.user_name) return member.nick
  return `${member.user_name.slice(0, 2)}***${member.user_name.slice(-2)}`
}
