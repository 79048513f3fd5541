import type { PromotionAsk, PromotionKind, PromotionLog } from '@lantern/contract/promotions'
import { DAY_MS, HOUR_MS, MINUTE_MS, siteDate } from '@lantern/contract/site-time'
import { considerPromotion, NO_PROMOTIONS, type PromotionSituation, silencePromotion } from './promotions.rules.ts'

/** Noon in UTC+8. */
const NOON = Date.UTC(2026, 10, 21, 4)
const ask = (change: Partial<PromotionAsk> = {}): PromotionAsk => ({
  kind: 'popup',
  id: 'c1',
  title: { zh: '活动', en: 'Offer' },
  start: 0,
  end: NOON * 2,
  showRule: 1,
  ...change,
})
const FREE: PromotionSituation = { at: NOON, place: 'free', calm: 'none', isBusy: false }
const reason = (log: PromotionLog, change: Partial<PromotionAsk> = {}, situation: Partial<PromotionSituation> = {}) =>
  considerPromotion(log, ask(change), { ...FREE, ...situation }).reason
/** After showing some campaigns, each on a visit of its own. */
const after = (times: readonly number[], change: Partial<PromotionAsk> = {}) =>
  times.reduce(
    (log, at, index) => considerPromotion(log, ask({ id: `c${index + 1}`, ...change }), { ...FREE, at }).log,
    NO_PROMOTIONS,
  )

describe('considerPromotion', () => {
  it.each([
    ['not-running', { start: NOON + 1 }, {}],
    ['not-running', { end: NOON }, {}],
    ['break', {}, { calm: 'break' }],
    ['quiet-hours', {}, { calm: 'quiet-hours' }],
    ['unknown', {}, { calm: 'unknown' }],
    ['money', {}, { place: 'money' }],
    ['venue', {}, { place: 'venue' }],
    ['slip', {}, { place: 'slip' }],
    ['page', {}, { place: 'page' }],
    ['busy', {}, { isBusy: true }],
    ['quiet-hours', { kind: 'dock' }, { calm: 'quiet-hours' }],
    ['money', { kind: 'badge' }, { place: 'money' }],
    ['quiet-hours', { kind: 'push' }, { calm: 'quiet-hours' }],
    ['break', { kind: 'splash' }, { calm: 'break' }],
    ['busy', { kind: 'splash' }, { isBusy: true }],
  ] as const)('[PLAT-PROMO-1] refuses with %s: %j, %j', (expected, change, situation) => {
    expect(reason(NO_PROMOTIONS, change, situation)).toBe(expected)
    expect(reason(NO_PROMOTIONS)).toBeNull()
  })

  it('[PLAT-PROMO-2] interrupts once a visit, which ends after half an hour without an ask', () => {
    const log = after([NOON])
    expect(reason(log, { id: 'c2' }, { at: NOON + 29 * MINUTE_MS })).toBe('visit')
    expect(reason(log, { id: 'c2', kind: 'toast' }, { at: NOON + MINUTE_MS })).toBe('visit')
    expect(reason(log, { id: 'c2', kind: 'splash' }, { at: NOON + MINUTE_MS })).toBe('visit')
    expect(reason(after([NOON], { kind: 'splash' }), { id: 'c2' }, { at: NOON + MINUTE_MS })).toBe('visit')
    expect(reason(log, { id: 'c2', kind: 'dock' }, { at: NOON + MINUTE_MS })).toBeNull()
    expect(reason(log, { id: 'c2' }, { at: NOON + 30 * MINUTE_MS })).toBeNull()
  })

  it('[PLAT-PROMO-2] goes on with a visit when the clock is corrected by seconds, and begins one when it was set back', () => {
    const log = after([NOON])
    expect(reason(log, { id: 'c2' }, { at: NOON - 5_000 })).toBe('visit')
    expect(reason(log, { id: 'c2' }, { at: NOON - 31 * MINUTE_MS })).toBeNull()
  })

  it('[PLAT-PROMO-2] interrupts three times a day of the site', () => {
    const log = after([NOON, NOON + HOUR_MS, NOON + 2 * HOUR_MS])
    expect(reason(log, { id: 'c9' }, { at: NOON + 3 * HOUR_MS })).toBe('day')
    expect(reason(log, { id: 'c9' }, { at: NOON + 12 * HOUR_MS })).toBeNull()
  })

  it('[PLAT-PROMO-3] shows a daily campaign once a day and a one-time campaign once, and keeps "not today" until midnight', () => {
    const daily = after([NOON], { showRule: 2 })
    expect(reason(daily, { showRule: 2 }, { at: NOON + HOUR_MS })).toBe('seen')
    expect(reason(daily, { showRule: 2 }, { at: NOON + 12 * HOUR_MS })).toBeNull()
    expect(reason(after([NOON]), { showRule: 3 }, { at: NOON + 9 * DAY_MS })).toBe('seen')
    const silent = silencePromotion(NO_PROMOTIONS, 'c1', NOON)
    expect(reason(silent)).toBe('not-today')
    expect(reason(silent, { id: 'c2' })).toBeNull()
    expect(reason(silent, {}, { at: NOON + 12 * HOUR_MS })).toBeNull()
  })

  it('[PLAT-PROMO-4] logs what was shown and what was not, a repeated refusal once a visit', () => {
    let log: PromotionLog = NO_PROMOTIONS
    for (const situation of [{ calm: 'quiet-hours' }, { calm: 'quiet-hours' }, {}, {}] as const)
      log = considerPromotion(log, ask(), { ...FREE, ...situation }).log
    expect(log.entries.map(({ id, kind, outcome }) => [id, kind, outcome])).toEqual([
      ['c1', 'popup', 'quiet-hours'],
      ['c1', 'popup', 'shown'],
      ['c1', 'popup', 'visit'],
    ])
  })
})

/** More by `npm run proof -- arbiter`. */
const SEEDS = (globalThis as { arbiterSeeds?: number }).arbiterSeeds ?? 4

describe('the arbiter in 1,000 visits', () => {
  it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    '[PLAT-PROMO-5] holds for 50 campaigns, seed %i',
    (seed) => {
      const draw = drawsOf(seed)
      const kinds: PromotionKind[] = ['popup', 'popup', 'splash', 'toast', 'push', 'dock', 'badge']
      const campaigns = Array.from({ length: 50 }, (_, index) => {
        const start = NOON + draw(60) * DAY_MS
        return ask({
          id: `c${index}`,
          kind: kinds[draw(kinds.length)] ?? 'popup',
          start,
          end: start + (5 + draw(60)) * DAY_MS,
          showRule: 1 + draw(3),
        })
      })
      let at = NOON
      let log: PromotionLog = NO_PROMOTIONS
      const faults: string[] = []
      const shownByDay = new Map<string, number>()
      const shownBefore = new Map<string, number>()
      let interruptions = 0
      for (let visit = 0; visit < 1_000; visit += 1) {
        // Longer than a visit lasts, shorter than two days.
        at += 31 * MINUTE_MS + draw(3 * HOUR_MS)
        let inVisit = 0
        const silenced = new Set<string>()
        for (let look = draw(12); look >= 0; look -= 1) {
          at += draw(4 * MINUTE_MS)
          const campaign = campaigns[draw(campaigns.length)] ?? ask()
          const situation: PromotionSituation = {
            at,
            place: (['free', 'free', 'free', 'money', 'venue', 'slip', 'page'] as const)[draw(7)] ?? 'free',
            calm: (['none', 'none', 'none', 'break', 'quiet-hours', 'unknown'] as const)[draw(6)] ?? 'none',
            isBusy: draw(5) === 0,
          }
          const decision = considerPromotion(log, campaign, situation)
          log = decision.log
          const last = log.entries.findLast(({ id, kind }) => id === campaign.id && kind === campaign.kind)
          if (last?.outcome !== (decision.reason ?? 'shown') && log.entries.length < 100)
            faults.push(`${at}: not logged`)
          if (decision.reason !== null) continue
          const interrupts = campaign.kind !== 'dock' && campaign.kind !== 'badge'
          if (situation.place !== 'free' || situation.calm !== 'none') faults.push(`${at}: over ${situation.place}`)
          if (at < campaign.start || at >= campaign.end) faults.push(`${at}: not running`)
          if (silenced.has(`${campaign.id} ${siteDate(at)}`)) faults.push(`${at}: silenced`)
          if (!interrupts) continue
          if (situation.isBusy) faults.push(`${at}: over a dialog`)
          interruptions += 1
          inVisit += 1
          const day = siteDate(at)
          shownByDay.set(day, (shownByDay.get(day) ?? 0) + 1)
          const before = shownBefore.get(campaign.id)
          if (
            before !== undefined &&
            (campaign.showRule === 3 || (campaign.showRule === 2 && siteDate(before) === day))
          )
            faults.push(`${at}: ${campaign.id} shown again`)
          shownBefore.set(campaign.id, at)
          if (draw(3) === 0) {
            log = silencePromotion(log, campaign.id, at)
            silenced.add(`${campaign.id} ${day}`)
          }
        }
        if (inVisit > 1) faults.push(`visit ${visit}: ${inVisit} interruptions`)
      }
      for (const [day, count] of shownByDay) if (count > 3) faults.push(`${day}: ${count} interruptions`)
      expect(faults).toEqual([])
      // The walk reaches the limits.
      expect(interruptions).toBeGreaterThan(50)
      expect(Math.max(...shownByDay.values())).toBe(3)
      expect(log.entries.length).toBeLessThanOrEqual(100)
    },
  )
})

/** Deterministic numbers below a bound. */
function drawsOf(seed: number): (bound: number) => number {
  let state = seed * 0x9e3779b1
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x12345) | 0
    state ^= state >>> 12
    return Math.floor(((state >>> 0) / 2 ** 32) * bound)
  }
}
