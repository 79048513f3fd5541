/** Every five seconds: one mail to each member who waits for a venue that is open now. */
import { VENUE_STATUS } from '@lantern/contract/games'
import { DAY_MS } from '@lantern/contract/site-time'
import { inTransaction, type Trx } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { guardPlay } from '../safer/guard/play-guard.ts'
import { venueName, venueStates } from '../site/venues.ts'
import { allReminders, type Reminder, removeReminder } from './reminders.repository.ts'

const EVERY_MS = 5_000
/** A member on a break gets no mail about a venue; after this time the request is dropped. */
const KEPT_MS = 7 * DAY_MS

export const reminderJob: Job = {
  name: 'venue reminders',
  everyMs: EVERY_MS,
  async run({ db, now }) {
    const reminders = await allReminders(db)
    if (reminders.length === 0) return
    const states = await venueStates(db, now)
    for (const reminder of reminders) {
      const isOpen = states.get(reminder.enName)?.status === VENUE_STATUS.open
      if (isOpen) await inTransaction(db, (trx) => tell(trx, reminder, now))
    }
  },
}

async function tell(trx: Trx, reminder: Reminder, now: number): Promise<void> {
  const { memberId, enName } = reminder
  const member = await lockMember(trx, memberId)
  const mayPlay = await guardPlay(trx, { member, play: { kind: 'enter', enName }, now }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof SandboxError) return false
      throw error
    },
  )
  if (!mayPlay && now - Number(reminder.at) < KEPT_MS) return
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
