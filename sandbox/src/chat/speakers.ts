/** Who spoke, as other clients are told: the same name for the same member, and nothing that leads to the account. */
import { createHmac } from 'node:crypto'

export type SpeakerOf = (memberId: string) => string

/** @param key kept by the server: without it nobody can try member ids */
export function createSpeakers(key: Buffer): SpeakerOf {
  return (memberId) => createHmac('sha256', key).update(`speaker:${memberId}`).digest('base64url').slice(0, 16)
}
