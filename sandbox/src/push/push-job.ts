/** Each second: sends the messages that are due to the browsers of members, outside their quiet hours. */
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { Job } from '../jobs/jobs.ts'
import { quietUntil } from '../safer/guard/quiet.rules.ts'
import { settingsOf } from '../safer/guard/settings.repository.ts'
import { type DuePush, delayPush, dropPush, removeSub, takeDuePushes } from './push.repository.ts'
import { sendPush } from './push-send.ts'

const EVERY_MS = 1_000
const RETRY_MS = 5 * MINUTE_MS
const TRIES = 6
const NAME = { zh: '点按查看', en: 'Tap to read it' } as const

export const pushJob: Job = {
  name: 'push messages',
  everyMs: EVERY_MS,
  async run({ db, now }) {
    for (const due of await takeDuePushes(db, { now, nextTryAt: now + RETRY_MS })) {
      // Whoever holds a device that is signed out reads nothing of the account.
      if (!due.is_open) {
        await dropPush(db, due.id)
        continue
      }
      const { quiet } = await settingsOf(db, due.member_id)
      const until = quiet.value && quietUntil(quiet.value, now)
      if (until !== null && due.topic === 'money') {
        await delayPush(db, due.id, until)
        continue
      }
      // News of a match or of a conversation is old by then.
      const isOld = until !== null && (due.topic === 'favourites' || due.topic === 'mentions')
      const outcome = isOld ? 'refused' : await send(db, due, until !== null)
      if (outcome === 'gone') await removeSub(db, due.endpoint)
      else if (outcome !== 'later' || due.tries >= TRIES) await dropPush(db, due.id)
    }
  },
}

function send(db: Parameters<typeof sendPush>[0], due: DuePush, isQuiet: boolean) {
  const isEnglish = due.lang === 'en'
  return sendPush(db, {
    endpoint: due.endpoint,
    keys: { p256dh: due.p256dh, auth: due.auth },
    // No amounts: it is shown on a locked screen.
    message: {
      title: isEnglish ? due.title_en : due.title_zh,
      body: isEnglish ? NAME.en : NAME.zh,
      url: due.url,
      tag: due.tag,
      silent: isQuiet,
    },
    isUrgent: due.topic === 'security',
  })
}
