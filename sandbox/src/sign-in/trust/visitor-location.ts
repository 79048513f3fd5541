/** The location of visitors. All visitors of the sandbox come from this machine, so the control API can set another city. */
import type { Sentence } from '../../refusal/sandbox-error.ts'
import type { VisitorLocation } from './visitor-location.rules.ts'

export type VisitorLocations = {
  /** @param ip address of the call */
  of(ip: string): VisitorLocation
  /** @param location undefined = the real one again */
  pretend(location: VisitorLocation | undefined): void
}

const HERE: Sentence = { zh: '本地网络', en: 'Local network' }
const ELSEWHERE: Sentence = { zh: '未知城市', en: 'Unknown city' }
const OWN_NETWORK = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|::ffff:127\.|f[cd])/i

/** In memory, like the faults. */
export function createVisitorLocations(): VisitorLocations {
  let pretended: VisitorLocation | undefined
  return {
    of: (ip) => pretended ?? { ip, city: OWN_NETWORK.test(ip) ? HERE : ELSEWHERE },
    pretend(location) {
      pretended = location
    },
  }
}
