/** The member's preferences for odds and display. */
import { preferenceGet, preferenceSave } from '@lantern/contract/preferences'
import { changeMember } from '../members/members.repository.ts'
import type { Wire } from '../wire/wire.ts'

export function preferenceRoutes(wire: Wire): void {
  wire.memberWrite(preferenceSave, async ({ oddsType, ...display }, { trx, member }) => {
    const next = {
      odds_type: oddsType ?? member.odds_type,
      lang: display.lang ?? member.lang,
      display: JSON.stringify({
        ...chosenBy(member.display),
        // An older page knows no further language.
        ...(display.lang === undefined ? {} : { language: undefined }),
        ...display,
      }),
    }
    await changeMember(trx, member.id, next)
    return { prefs: { oddsType: next.odds_type, lang: next.lang } }
  })

  wire.memberRead(preferenceGet, async (_input, { member }) => {
    const {
      lang = null,
      language = null,
      theme = null,
      skin = null,
      motion = null,
      haptics = null,
      sound = null,
    } = chosenBy(member.display)
    return { lang, language, theme, skin, motion, haptics, sound }
  })
}

type Chosen = Partial<Record<'lang' | 'language' | 'theme' | 'skin' | 'motion' | 'haptics' | 'sound', string>>

function chosenBy(display: string): Chosen {
  return JSON.parse(display) as Chosen
}
