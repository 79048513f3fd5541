import type { Score } from '@lantern/contract/chat'
import { memberInfo } from '@lantern/contract/user'
import { aMember, expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import { ScoreBar } from './score-bar.tsx'

const side = (zh: string) => ({ zh, en: zh })
const match = { home: side('灯塔'), away: side('河湾'), score: { home: 0, away: 0 }, clock: 0, seq: 1 }
const odds = [
  { pick: 'home', odds: '1.85' },
  { pick: 'draw', odds: '3.4' },
] as const
const score = (change: Partial<Score>): Score => ({
  matchId: 'm1',
  seq: 1,
  home: 1,
  away: 0,
  period: '1H',
  clock: "12'",
  event: '',
  odds: [...odds],
  ...change,
})

afterEach(() => localStorage.clear())

describe('ScoreBar', () => {
  it('[CHAT-35] shows sides, score, clock and prices, and announces the score without the clock', async () => {
    const { container } = renderWithPlatform(
      <ScoreBar scores={[{ at: performance.now(), score: score({}) }]} match={match} />,
    )
    expect(screen.getByText("12'")).toBeVisible()
    expect(screen.getByText('1.85')).toBeVisible()
    expect(screen.getByText('3.40')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(/^灯塔 1:0 河湾$/)
    await expectNoAxeViolations(container)
  })

  it("[CHAT-55] shows prices in the member's odds type", async () => {
    fakeApi().on(memberInfo, aMember({ oddsType: 4 }))
    renderWithPlatform(<ScoreBar scores={[{ at: performance.now(), score: score({}) }]} match={match} />, {
      member: 'demo01',
    })
    expect(await screen.findByText('−1.18')).toBeVisible()
    expect(screen.getByText('2.40')).toBeVisible()
  })

  it('[CHAT-35] says that the market takes no bets, and that the match is over', () => {
    const open = { at: performance.now() - 1_000, score: score({ home: 0 }) }
    const { rerender } = renderWithPlatform(
      <ScoreBar scores={[open, { at: performance.now(), score: score({ odds: [] }) }]} match={match} />,
    )
    expect(screen.getByText('盘口暂停')).toBeVisible()
    const over = score({ period: 'FT', clock: '', odds: [] })
    rerender(<ScoreBar scores={[open, { at: performance.now(), score: over }]} match={match} />)
    expect(screen.getByText('完场')).toBeVisible()
    expect(screen.queryByText('盘口暂停')).not.toBeInTheDocument()
  })

  it('[CHAT-42] hides what is newer than the delay, also from screen readers, and keeps the choice', async () => {
    const scores = [
      { at: performance.now() - 20_000, score: score({ home: 1 }) },
      { at: performance.now() - 1_000, score: score({ home: 2, odds: [{ pick: 'home', odds: '1.10' }] }) },
    ]
    const { user, unmount, container } = renderWithPlatform(<ScoreBar scores={scores} match={match} />)
    expect(container).toHaveTextContent('2:0')
    await user.selectOptions(screen.getByRole('combobox', { name: '比分延迟' }), '15')
    expect(container).toHaveTextContent('1:0')
    expect(container).not.toHaveTextContent(/2:0|1\.10/)
    unmount()
    renderWithPlatform(<ScoreBar scores={scores} match={match} />)
    await user.selectOptions(screen.getByRole('combobox', { name: '比分延迟' }), '30')
    expect(screen.getByText('比分延迟 30 秒显示')).toBeVisible()
  })
})
