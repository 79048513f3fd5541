/** Pseudonyms of speakers for other clients: stable per member, without a link to the account. */
import { createHmac } from 'node:crypto'

export type SpeakerOf = (memberId: string) => string

/** @param key secret of the server: prevents guessing member ids */
export function createSpeakers(key: Buffer): SpeakerOf {
  return (memberId) => createHmac('sha256', key).update(`speaker:${memberId}`).digest('base64url').slice(0, 16)
}
