/** Control actions for matches and bets. */

import * as CODE from '@lantern/contract/code'
import { type Database, inTransaction } from '../database/database.ts'
import type { MatchOverride } from '../database/tables/site/book.schema.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { ControlActions } from '../wire/control-actions.ts'
import { legsOfBets } from './bet/legs.repository.ts'
import { legOf } from './bet/verdicts.ts'
import { betByNo, insertOverride } from './bets.repository.ts'
import { type Leg, scoreFor } from './markets/settlement.rules.ts'
import type { Catalogue } from './matches/catalogue.ts'
import type { Fixture } from './play/fixtures.rules.ts'
import type { Score } from './play/play.rules.ts'
import { SPORTS } from './play/sports.rules.ts'
import { resettleBet } from './resettle.ts'
import { settleMatch } from './settle-job.ts'

export function bookActions(catalogue: Catalogue): ControlActions {
  const decide = async (db: Database, fixture: Fixture, override: MatchOverride): Promise<number> => {
    await inTransaction(db, async (trx) => {
      const status = await catalogue.status(trx, fixture, override.at)
      if (status.state > 2) throw refused(`Match ${fixture.id} is over already.`)
      await insertOverride(trx, override)
    })
    return settleMatch(db, catalogue, fixture.id, override.at)
  }
  const fixtureOf = (id: string): Fixture => {
    const fixture = catalogue.fixture(id)
    if (!fixture) throw refused(`There is no match ${id}.`)
    return fixture
  }

  return {
    'match.end': async ({ matchId, home, away }, { db, now }) => {
      if (![home, away].every((points) => Number.isInteger(points) && points >= 0 && points < 1_000))
        throw refused('A score is two whole numbers.')
      const settled = await decide(db, fixtureOf(matchId), { match_id: matchId, kind: 'ended', home, away, at: now })
      return { matchId, score: `${home}-${away}`, settled }
    },
    'bet.settle': async ({ betNo, result }, { db, now }) => {
      const bet = await betByNo(db, betNo)
      if (!bet) throw refused(`There is no bet ${betNo}.`)
      if (bet.state !== 2) throw refused(`Bet ${betNo} is not open.`)
      // A parlay loses with one pick; it wins, or is void, with all of them.
      const legs = (await legsOfBets(db, [betNo])).get(betNo) ?? []
      const open = legs.filter((leg) => leg.decided_at === null)
      const picks = legs.length === 0 ? [bet] : result === 'lose' ? open.slice(0, 1) : open
      const decided = []
      for (const pick of picks) {
        const fixture = fixtureOf(pick.match_id)
        const { standing } = await catalogue.status(db, fixture, now)
        const score =
          result === 'void' ? standing.score : wantedScore(betNo, legOf(pick), fixture, result, standing.score)
        const settled = await decide(db, fixture, {
          match_id: fixture.id,
          kind: result === 'void' ? 'cancelled' : 'ended',
          ...score,
          at: now,
        })
        decided.push({ matchId: fixture.id, score: `${score.home}-${score.away}`, settled })
      }
      return { betNo, ...decided.at(-1), matches: decided }
    },
    'bet.resettle': async ({ betNo, result }, { db, now }) => {
      const corrected = await inTransaction(db, (trx) => resettleBet(trx, catalogue, betNo, result, now))
      if (!corrected) throw refused(`Bet ${betNo} is not settled.`)
      return { betNo, result, back: corrected.return_fen }
    },
    'match.callOff': async ({ matchId, kind }, { db, now }) => {
      const fixture = fixtureOf(matchId)
      const { standing } = await catalogue.status(db, fixture, now)
      const settled = await decide(db, fixture, { match_id: matchId, kind, ...standing.score, at: now })
      return { matchId, kind, settled }
    },
  }
}

function wantedScore(betNo: string, leg: Leg, fixture: Fixture, wanted: 'win' | 'lose', from: Score): Score {
  const score = scoreFor(leg, wanted, from, (candidate) => isFinal(fixture, candidate))
  if (!score) throw refused(`No final score makes bet ${betNo} ${wanted}.`)
  return score
}

/** Whether the score is possible in this sport. */
function isFinal(fixture: Fixture, { home, away }: Score): boolean {
  const sport = SPORTS[fixture.sport]
  if (sport.kind === 'sets') return Math.max(home, away) === sport.setsToWin && home !== away
  return sport.draws || home !== away
}

function refused(sentence: string): SandboxError {
  return new SandboxError(CODE.VALIDATION, sentence, null, { http: 400 })
}
