/** The member's preferences for odds and texts. */
import { preferenceSave } from '@lantern/contract/preferences'
import { changeMember } from '../members/members.repository.ts'
import type { Wire } from '../wire/wire.ts'

export function preferenceRoutes(wire: Wire): void {
  wire.memberWrite(preferenceSave, async ({ oddsType, lang }, { trx, member }) => {
    const next = { odds_type: oddsType ?? member.odds_type, lang: lang ?? member.lang }
    await changeMember(trx, member.id, next)
    return { prefs: { oddsType: next.odds_type, lang: next.lang } }
  })
}
