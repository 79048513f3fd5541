import { matchTalk, type WatchedMatch } from './match-talk.rules.ts'

const match = (more: Partial<WatchedMatch> = {}): WatchedMatch => ({
  home: { zh: '灯河', en: 'Lampford' },
  away: { zh: '北岸', en: 'Northbank' },
  score: { home: 1, away: 0 },
  period: '1H',
  clock: 30,
  lastClock: 90,
  isHighScoring: false,
  isInSets: false,
  ...more,
})
/** Everything that is said in one situation. */
const said = (
  now: WatchedMatch,
  before: WatchedMatch['score'] | null = now.score,
  language: 'zh' | 'en' = 'zh',
): string[] => [
  ...new Set(Array.from({ length: 90 }, (_, n) => matchTalk(7, n, now, { before, lately: [] })?.[language] ?? '')),
]

describe('matchTalk', () => {
  it('[SBX-CHAT-23] gives the current score, and no other figure but the minute', () => {
    const scores = [
      { home: 0, away: 0 },
      { home: 2, away: 2 },
      { home: 4, away: 1 },
      { home: 0, away: 1 },
    ]
    for (const score of scores)
      for (const clock of [3, 45, 88])
        for (const period of ['1H', 'HT'])
          for (const line of said(match({ score, clock, period }), { home: 0, away: 0 }))
            expect(line.replace(`${score.home}:${score.away}`, '').replace(`第 ${clock} 分钟`, '')).not.toMatch(/\d/)
  })

  it('[SBX-CHAT-23] names the side that scored, and the one that leads', () => {
    const scored = said(match({ score: { home: 1, away: 1 } }), { home: 1, away: 0 })
    expect(scored).toContain('北岸 得分了！1:1')
    expect(scored.every((line) => !line.includes('灯河'))).toBe(true)
    const set = said(match({ score: { home: 1, away: 0 }, isInSets: true }), { home: 0, away: 0 })
    expect(set).toContain('灯河 拿下这一局，1:0')
    expect(said(match({ score: { home: 0, away: 4 } }))).toEqual(
      expect.arrayContaining(['北岸 今天状态真好，0:4', '灯河 得先把防守稳住']),
    )
  })

  it('[SBX-CHAT-23] mentions the break, the start and the end at their time only', () => {
    const all = {
      rest: match({ period: 'HT' }),
      early: match({ score: { home: 0, away: 0 }, clock: 2 }),
      late: match({ clock: 88 }),
    }
    const words = { rest: /休息|回来|前面/, early: /开局|刚开始/, late: /最后|第 88 分钟/ }
    for (const [when, now] of Object.entries(all))
      for (const [of, word] of Object.entries(words))
        expect([when, of, said(now).some((line) => word.test(line))]).toEqual([when, of, when === of])
  })

  it('[SBX-CHAT-46] says the same in English, with no other figure but the score and the minute', () => {
    for (const clock of [3, 45, 88])
      for (const score of [
        { home: 0, away: 0 },
        { home: 0, away: 1 },
        { home: 4, away: 1 },
      ])
        for (const period of ['1H', 'HT'])
          for (const line of said(match({ score, clock, period }), { home: 0, away: 0 }, 'en')) {
            expect(line).not.toMatch(/\p{Script=Han}/u)
            const rest = line.replace(`${score.home}:${score.away}`, '').replace(`Minute ${clock}`, '')
            expect(rest).not.toMatch(/\d/)
          }
    const scored = said(match({ score: { home: 1, away: 1 } }), { home: 1, away: 0 }, 'en')
    expect(scored).toContain('Northbank score! 1:1')
  })

  it('[SBX-CHAT-23] says nothing that one of the newest lines says, and nothing at all rather than that', () => {
    const rest = match({ period: 'HT' })
    const lately: string[] = []
    for (let n = 0; n < 20; n += 1) {
      const text = matchTalk(7, n, rest, { before: rest.score, lately })?.zh
      if (text === undefined) break
      expect(lately).not.toContain(text)
      lately.push(text)
    }
    expect(lately).toHaveLength(3)
    expect(matchTalk(7, 1, rest, { before: rest.score, lately })).toBeNull()
  })

  it('[SBX-CHAT-23] where points are many, mentions the lead and not each point', () => {
    const lines = said(match({ score: { home: 61, away: 58 }, isHighScoring: true }), { home: 60, away: 58 })
    expect(lines).toEqual(expect.arrayContaining(['灯河 暂时领先，61:58', '北岸 还有机会']))
    expect(lines.some((line) => line.includes('得分了'))).toBe(false)
  })
})
