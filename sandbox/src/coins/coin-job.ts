/** Hourly: coins that expire, the mails that announce it, and the coins of settled turnover. */
import { HOUR_MS } from '@lantern/contract/site-time'
import { siteTimeText } from '../clock/site-time.rules.ts'
import { type Database, inTransaction, type Trx } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { sendMail } from '../members/send-mail.ts'
import { earnCoins, expireLot } from './coin-turns.ts'
import {
  countedTurnover,
  liveLots,
  membersWithExpiry,
  storeCounted,
  storeNoticed,
  turnoverToCount,
} from './coins.repository.ts'
import { coinsOfTurnover, dueNotice, FEN_PER_COIN, NOTICE_MS } from './lots.rules.ts'

export const coinJob: Job = {
  name: 'coins',
  everyMs: HOUR_MS,
  async run({ db, now }) {
    for (const memberId of await membersWithExpiry(db, now, now + NOTICE_MS))
      await inTransaction(db, async (trx) => {
        await lockMember(trx, memberId)
        await announce(trx, memberId, now)
        for (const lot of await liveLots(trx, memberId)) if (lot.expire_at <= now) await expireLot(trx, lot)
      })
    await countTurnover(db, now)
  },
}

async function announce(trx: Trx, memberId: string, now: number): Promise<void> {
  for (;;) {
    const notice = dueNotice(await liveLots(trx, memberId), now)
    if (notice === null) return
    const { at, ids, coins, from, to } = notice
    const [first, last] = [siteTimeText(from), siteTimeText(to)]
    await sendMail(trx, memberId, {
      type: 'notice',
      title: { zh: `${coins} 枚金币即将到期`, en: `${coins} coins will expire` },
      body:
        from === to
          ? {
              zh: `到期时间 ${first}。详见金币明细。`,
              en: `Expiry time ${first}. See your coin ledger for details.`,
            }
          : {
              zh: `到期时间 ${first} 至 ${last}。详见金币明细。`,
              en: `Expiry time ${first} to ${last}. See your coin ledger for details.`,
            },
      at,
    })
    await storeNoticed(trx, ids)
  }
}

async function countTurnover(db: Database, now: number): Promise<void> {
  for (const { member_id: memberId, total } of await turnoverToCount(db, FEN_PER_COIN))
    await inTransaction(db, async (trx) => {
      await lockMember(trx, memberId)
      const counted = await countedTurnover(trx, memberId)
      const { coins, fen } = coinsOfTurnover(total, counted)
      if (coins === 0) return
      await earnCoins(trx, { memberId, coins, bizNo: `turnover-${memberId}-${counted}`, memo: 'turnover', at: now })
      await storeCounted(trx, memberId, counted + fen)
    })
}
