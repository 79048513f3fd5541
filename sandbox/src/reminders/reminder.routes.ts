/** `venue/reminders` and `venue/remind`. */
import * as CODE from '@lantern/contract/code'
import { canonicalVenue, VENUE_STATUS } from '@lantern/contract/games'
import { venueRemind, venueReminders } from '@lantern/contract/reminders'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { venueStates } from '../site/venues.ts'
import type { Wire } from '../wire/wire.ts'
import { addReminder, removeReminder, waitedVenues } from './reminders.repository.ts'

export function reminderRoutes(wire: Wire): void {
  wire.memberRead(venueReminders, async (_input, { db, member }) => ({ list: await waitedVenues(db, member.id) }))

  wire.memberWrite(venueRemind, async ({ enName, on }, { trx, member, now }) => {
    const venue = canonicalVenue(enName)
    const state = (await venueStates(trx, now)).get(venue)
    if (!state) {
      const sentence = { zh: '场馆不存在', en: 'No such venue' }
      throw new SandboxError(CODE.VALIDATION, sentence, { fields: { enName: sentence } })
    }
    if (!on) await removeReminder(trx, { memberId: member.id, enName: venue })
    else if (state.status !== VENUE_STATUS.open) await addReminder(trx, { memberId: member.id, enName: venue, at: now })
    return { list: await waitedVenues(trx, member.id) }
  })
}
