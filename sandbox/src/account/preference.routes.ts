/** The member's preferences for odds and display. */
import { type DisplayChoice, preferenceGet, preferenceSave } from '@lantern/contract/preferences'
import { changeMember } from '../members/members.repository.ts'
import type { Wire } from '../wire/wire.ts'

export function preferenceRoutes(wire: Wire): void {
  wire.memberWrite(preferenceSave, async ({ oddsType, ...display }, { trx, member }) => {
    const next = {
      odds_type: oddsType ?? member.odds_type,
      lang: display.lang ?? member.lang,
      display: JSON.stringify({ ...chosenBy(member.display), ...display }),
    }
    await changeMember(trx, member.id, next)
    return { prefs: { oddsType: next.odds_type, lang: next.lang } }
  })

  wire.memberRead(preferenceGet, async (_input, { member }) => {
    const { lang = null, theme = null, skin = null, motion = null } = chosenBy(member.display)
    return { lang, theme, skin, motion }
  })
}

function chosenBy(display: string): DisplayChoice {
  return JSON.parse(display) as DisplayChoice
}
