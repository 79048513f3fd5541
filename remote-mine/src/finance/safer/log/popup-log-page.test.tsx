import { PROMOTION_KINDS, PROMOTION_REASONS } from '@lantern/contract/promotions'
import { STORAGE_KEY } from '@lantern/contract/storage-keys'
import { expectNoAxeViolations, NOON, renderWithPlatform } from '@lantern/testing'
import { screen, within } from '@testing-library/react'
import { popupLogMessages } from './popup-log.messages.ts'
import { PopupLogPage } from './popup-log-page.tsx'

const DAY_BEFORE = NOON - 86_400_000
const entry = (at: number, id: string, outcome: string) => ({
  at,
  kind: 'popup',
  id,
  title: { zh: `活动 ${id}`, en: `Offer ${id}` },
  outcome,
})
function keep(entries: object[]) {
  const log = { visit: { from: 0, until: 0, count: 0 }, day: { date: '', count: 0 }, shown: [], silenced: [], entries }
  localStorage.setItem(STORAGE_KEY.popupLog, JSON.stringify(log))
}
const open = (locale: 'zh-CN' | 'en' = 'zh-CN') =>
  renderWithPlatform(<PopupLogPage />, { route: '/mine/safer/popups', locale })
afterEach(() => localStorage.clear())

describe('the pop-up log', () => {
  it('[MINE-SAFE-11] lists what was shown and what was not with its reason, the newest day first', async () => {
    keep([entry(DAY_BEFORE, 'a', 'shown'), entry(NOON - 1_000, 'b', 'quiet-hours'), entry(NOON, 'c', 'shown')])
    const { container } = open()
    const days = screen.getAllByRole('region', { name: /^\d+月\d+日/ }).map((day) =>
      within(day)
        .getAllByText(/^活动/)
        .map((one) => one.textContent),
    )
    expect(days).toEqual([['活动 c', '活动 b'], ['活动 a']])
    expect(screen.getByText('您的安静时段')).toBeVisible()
    // With the label of their count.
    expect(screen.getAllByText('已显示')).toHaveLength(3)
    expect(screen.getByRole('region', { name: '何时不显示推广' })).toHaveTextContent(
      /单次访问满 1 个或当天满 3 个弹窗后/,
    )
    await expectNoAxeViolations(container)
  })

  it('[MINE-SAFE-11] shows what was alike within a minute as one row with its number', () => {
    const again = { ...entry(NOON, 'b', 'shown'), title: { zh: '活动 a', en: 'Offer a' } }
    keep([entry(NOON, 'a', 'shown'), again, entry(NOON, 'c', 'shown')])
    open()
    expect(screen.getAllByText(/^活动/).map((one) => one.textContent)).toEqual(['活动 c', '活动 a × 2'])
  })

  it('[MINE-SAFE-11] says that there is nothing, in English too', () => {
    open('en')
    expect(screen.getByText('Nothing yet')).toBeVisible()
  })

  it('[MINE-SAFE-11] has words for every kind and reason', () => {
    for (const words of Object.values(popupLogMessages)) {
      expect(Object.keys(words.kinds)).toEqual([...PROMOTION_KINDS])
      expect(Object.keys(words.reasons)).toEqual([...PROMOTION_REASONS])
    }
  })
})
