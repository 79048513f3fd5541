/** Every five seconds: notifies members once that a favourite match has begun, unless they may not play. */
import { MEMBER_STATUS } from '@lantern/contract/user'
import type { Catalogue } from '../book/matches/catalogue.ts'
import { inTransaction } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { queuePush } from '../members/push-queue.repository.ts'
import { statusAt } from '../members/standing.rules.ts'
import { noteMatchStart, watchedMatches } from './push.repository.ts'

const EVERY_MS = 5_000
const LIVE = 2

export const matchStartJob = (catalogue: Catalogue): Job => ({
  name: 'starts of favourite matches',
  everyMs: EVERY_MS,
  async run({ db, now }) {
    const watched = await watchedMatches(db)
    const matches = await catalogue.pick(db, new Set(watched.map(({ matchId }) => matchId)), now)
    const begun = new Map(
      matches.filter(({ status }) => status.state === LIVE).map((match) => [match.fixture.id, match]),
    )
    for (const { memberId, matchId } of watched) {
      const match = begun.get(matchId)
      if (!match) continue
      await inTransaction(db, async (trx) => {
        const member = await lockMember(trx, memberId)
        if (!(await noteMatchStart(trx, memberId, matchId, now))) return
        if (statusAt(member, now) !== MEMBER_STATUS.normal) return
        const { home, away } = match.fixture
        await queuePush(trx, {
          memberId,
          topic: 'favourites',
          title: { zh: `${home.zh} – ${away.zh} 已开赛`, en: `${home.en} – ${away.en} has begun` },
          url: `/game/sport/match/${encodeURIComponent(matchId)}`,
          tag: matchId,
          at: now,
        })
      })
    }
  },
})
