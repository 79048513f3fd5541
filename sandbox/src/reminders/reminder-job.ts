/** Every five seconds: one mail to each member who waits for a venue that is open now. */
import { VENUE_STATUS } from '@lantern/contract/games'
import { DAY_MS, MINUTE_MS } from '@lantern/contract/site-time'
import { inTransaction, type Trx } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { guardPlay } from '../safer/guard/play-guard.ts'
import { venueName, venueStates } from '../site/venues.ts'
import { type DueReminder, removeReminder, takeDue } from './reminders.repository.ts'

const EVERY_MS = 5_000
/** When a member who is kept out, or whose mail failed, is tried again. */
const RETRY_MS = 10 * MINUTE_MS
/** A member on a break gets no mail about a venue; this long after the venue was first open the request is dropped. */
const KEPT_MS = 7 * DAY_MS

export const reminderJob: Job = {
  name: 'venue reminders',
  everyMs: EVERY_MS,
  async run({ db, now }) {
    const states = await venueStates(db, now)
    const open = [...states].flatMap(([enName, { status }]) => (status === VENUE_STATUS.open ? [enName] : []))
    const due = await takeDue(db, { open, now, nextTryAt: now + RETRY_MS })
    const errors: unknown[] = []
    for (const reminder of due) {
      try {
        await inTransaction(db, (trx) => tell(trx, reminder, now))
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${due.length} reminders failed`)
  },
}

async function tell(trx: Trx, reminder: DueReminder, now: number): Promise<void> {
  const { memberId, enName } = reminder
  const member = await lockMember(trx, memberId)
  const mayPlay = await guardPlay(trx, { member, play: { kind: 'enter', enName }, now }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof SandboxError) return false
      throw error
    },
  )
  if (!mayPlay && now - reminder.openSince < KEPT_MS) return
  const wasWaiting = await removeReminder(trx, reminder)
  if (!mayPlay || !wasWaiting) return
  const name = venueName(enName)
  await sendMail(trx, memberId, {
    type: 'notice',
    title: { zh: `${name.zh}已开放`, en: `${name.en} is open` },
    body: {
      zh: `您让我们在${name.zh}开放时告诉您：现在可以进入了。每次请求只发送一封邮件。`,
      en: `You asked us to tell you when ${name.en} opens: it is open now. Each request sends one mail.`,
    },
    at: now,
  })
}
