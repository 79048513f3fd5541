import { type CalendarDay, calendarCost, calendarMakeUp, calendarMonth, calendarSign } from '@lantern/contract/calendar'
import { DAY_MS, siteDate, siteDayStart } from '@lantern/contract/site-time'
import { signIn } from '@lantern/platform'
import { expectNoAxeViolations, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { CalendarPage } from './calendar-page.tsx'

const ROUTE = '/activity/calendar'
/** 23 November 2026, noon in UTC+8. */
const NOW = Date.UTC(2026, 10, 23, 4)
const TODAY = '2026-11-23'

const days = (signed: Readonly<Record<string, CalendarDay['sign']>> = {}) =>
  Array.from({ length: 30 }, (_, index) => {
    const date = `2026-11-${String(index + 1).padStart(2, '0')}`
    const startAt = Date.UTC(2026, 10, index + 1, 12)
    return {
      date,
      matchCount: 9,
      matches: [
        {
          id: `m${index}`,
          league: { zh: '英超', en: 'Premier League' },
          home: { zh: '主队', en: 'Home' },
          away: { zh: '客队', en: 'Away' },
          startAt,
        },
      ],
      sign: signed[date] ?? ('none' as const),
    }
  })
const month = (change: object = {}) => ({
  ym: '2026-11',
  today: TODAY,
  days: days(),
  offers: [
    {
      id: 'o1',
      title: { zh: '周末返还', en: 'Weekend cashback' },
      startAt: siteDayStart(NOW),
      endAt: siteDayStart(NOW) + 3 * DAY_MS,
    },
  ],
  my: { isSignedToday: false, streak: 2, makeUps: 1 },
  ...change,
})
const signedMonth = () =>
  month({ days: days({ [TODAY]: 'signed' }), my: { isSignedToday: true, streak: 3, makeUps: 1 } })
const MEMBER = { token: 't', memberId: 'm', userName: 'demo02', expireAt: 9_999_999_999_999, guideDone: true }
const answers = (api: FakeApi) => {
  api.on(calendarMonth, month())
}

beforeEach(() =>
  jest.useFakeTimers({ now: NOW, doNotFake: ['performance', 'queueMicrotask', 'nextTick'], advanceTimers: true }),
)
afterEach(() => jest.useRealTimers())

describePage('CalendarPage', {
  page: <CalendarPage />,
  route: ROUTE,
  title: { 'zh-CN': '活动日历', en: 'Calendar' },
  reads: [calendarMonth],
  answers,
})

function open(locale: 'zh-CN' | 'en' = 'zh-CN', change?: (api: FakeApi) => void) {
  const api = fakeApi()
  answers(api)
  change?.(api)
  return { api, ...renderWithPlatform(<CalendarPage />, { route: ROUTE, locale }) }
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('CalendarPage', () => {
  it('[ACT-22] describes the marks of each day in its name, and opens its offers and matches', async () => {
    const { user } = open('en')
    const today = await button('November 23, today, 1 offer begins, 9 football matches')
    expect(today).toHaveAttribute('aria-current', 'date')
    await user.click(today)
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByRole('link', { name: /Weekend cashback/ })).toHaveAttribute('href', '/activity/discount?id=o1')
    expect(sheet.getByText('Home - Away')).toBeVisible()
    await expectNoAxeViolations(document.body)
  })

  it('[ACT-22] lists the next beginnings and ends of offers', async () => {
    open('en')
    const rows = within(await screen.findByRole('region', { name: 'Coming up' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Weekend cashbackMon, November 23Begins',
      'Weekend cashbackWed, November 25Ends',
    ])
  })

  it('[ACT-22] keeps the month in the address and asks for it', async () => {
    const { api, user } = open()
    await user.click(await button('下个月'))
    await waitFor(() => expect(api.calls(calendarMonth)).toContainEqual(expect.objectContaining({ ym: '2026-12' })))
  })

  it('[ACT-27] keeps the page, its focus and its choices while another month is loaded', async () => {
    const { api, user } = open('en')
    api.on(calendarCost, { list: [], total: { deposit: '0.00', result: '0.00', timeSec: 0 } })
    await user.click(await screen.findByRole('switch', { name: /Show what I spent/ }))
    api.on(calendarSign, { date: TODAY, coins: 1, isSignedToday: true, streak: 3, makeUps: 1 })
    await user.click(await button('Check in for today'))
    await screen.findByText('Checked in, 1 coin added.')
    const heading = screen.getByRole('heading', { name: 'November 2026' })
    api.hang(calendarMonth)
    await user.click(await button('Next month'))
    expect(heading).toHaveTextContent('December 2026')
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await user.click(await button('Next month'))
    expect(heading).toBeVisible()
    expect(heading).toHaveTextContent('January 2027')
    expect(await button('Previous month')).toBeVisible()
    expect(await button('Next month')).toHaveFocus()
    expect(screen.getByRole('switch', { name: /Show what I spent/ })).toBeChecked()
    expect(screen.getByText('Checked in, 1 coin added.')).toBeVisible()
  })

  it('[ACT-30] keeps the month in view, with its name, when another one cannot be read, and asks again', async () => {
    const { api, user } = open('en')
    await screen.findByRole('table')
    api.refuse(calendarMonth, 10001, 'The server said no')
    await user.click(await button('Next month'))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible()
    expect(screen.getByRole('table')).not.toHaveAttribute('inert')
    expect(await button('Next month')).toHaveFocus()
    api.on(calendarMonth, month({ ym: '2026-12', days: [] }))
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  })

  it('[ACT-27] shows nothing of a member to the next one', async () => {
    const { api } = open('en', (fake) => fake.on(calendarMonth, signedMonth()))
    await button('Checked in today')
    api.hang(calendarMonth)
    act(() => signIn({ ...MEMBER, token: 't2', memberId: 'm2' }, { remember: false }))
    expect(screen.queryByRole('button', { name: 'Checked in today' })).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('[ACT-23] signs in once for two taps and shows the coins', async () => {
    const { api, user } = open()
    const tap = await button('签到')
    api.on(calendarSign, { date: TODAY, coins: 1, isSignedToday: true, streak: 3, makeUps: 1 })
    api.on(calendarMonth, signedMonth())
    await user.dblClick(tap)
    expect(await screen.findByText('已签到，金币 +1。')).toBeVisible()
    expect(await button('今天已签到')).toHaveAttribute('aria-disabled', 'true')
    expect(tap).toHaveFocus()
    expect(await button(/11月23日，今天，已签到/)).toBeVisible()
    expect(api.calls(calendarSign)).toEqual([expect.objectContaining({ date: TODAY })])
  })

  it('[ACT-23] retries after a lost answer with the same request number', async () => {
    const { api, user } = open()
    api.lose(calendarSign)
    await user.click(await button('签到'))
    await screen.findByRole('alert')
    api.on(calendarSign, { date: TODAY, coins: 1, isSignedToday: true, streak: 3, makeUps: 1 })
    await user.click(await button('签到'))
    expect(await screen.findByText('已签到，金币 +1。')).toBeVisible()
    const sent = api.calls(calendarSign) as { requestNo: string }[]
    expect(sent.length).toBeGreaterThan(1)
    expect(new Set(sent.map(({ requestNo }) => requestNo)).size).toBe(1)
  })

  it('[ACT-23] switches to the new day at midnight in UTC+8 while it is open', async () => {
    const { api } = open('en', (fake) => fake.on(calendarMonth, signedMonth()))
    expect(await button('Checked in today')).toHaveAttribute('aria-disabled', 'true')
    const next = await button('Next month')
    next.focus()
    api.hang(calendarMonth)
    await act(() => jest.advanceTimersByTimeAsync(siteDayStart(NOW) + DAY_MS - NOW))
    expect(next).toHaveFocus()
    expect(await button('Check in for today')).toBeEnabled()
    expect(await button(/^November 24, today/)).toHaveAttribute('aria-current', 'date')
  })

  it('[ACT-23] reads the new day at midnight in UTC+8', async () => {
    const { api } = open('en', (fake) => fake.on(calendarMonth, signedMonth()))
    expect(await button('Checked in today')).toHaveAttribute('aria-disabled', 'true')
    api.on(calendarMonth, month({ today: '2026-11-24' }))
    await act(() => jest.advanceTimersByTimeAsync(siteDayStart(NOW) + DAY_MS - NOW))
    expect(siteDate(Date.now())).toBe('2026-11-24')
    expect(await button('Check in for today')).toBeEnabled()
    expect(await button(/^November 24, today/)).toHaveAttribute('aria-current', 'date')
  })

  it('[ACT-24] offers to make up for a missed day of this month only', async () => {
    const { api, user } = open('en', (fake) =>
      fake.on(calendarMonth, month({ days: days({ '2026-11-20': 'signed' }) })),
    )
    await user.click(await button(/^November 20/))
    expect(screen.queryByRole('button', { name: 'Make up this check-in' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(await button(/^November 22/))
    api.on(calendarMakeUp, { date: '2026-11-22', coins: 1, isSignedToday: false, streak: 3, makeUps: 0 })
    await user.click(await button('Make up this check-in'))
    await waitFor(() => expect(api.calls(calendarMakeUp)).toEqual([expect.objectContaining({ date: '2026-11-22' })]))
  })

  it('[ACT-24] shows the coins of a day that was made up for, with the focus on its button', async () => {
    const { api, user } = open('en')
    await user.click(await button(/^November 22/))
    const tap = await button('Make up this check-in')
    api.on(calendarMakeUp, { date: '2026-11-22', coins: 1, isSignedToday: false, streak: 3, makeUps: 0 })
    api.on(
      calendarMonth,
      month({ days: days({ '2026-11-22': 'made-up' }), my: { isSignedToday: false, streak: 3, makeUps: 0 } }),
    )
    await user.click(tap)
    const sheet = within(screen.getByRole('dialog'))
    expect(await sheet.findByText('made up')).toBeVisible()
    await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent('Checked in, 1 coin added.'))
    expect(tap).toHaveFocus()
    // Browsers remove the focus from a disabled button, jsdom does not.
    expect(tap).toBeEnabled()
    expect(tap).toHaveAttribute('aria-disabled', 'true')
    await user.click(tap)
    expect(api.calls(calendarMakeUp)).toHaveLength(1)
    await user.keyboard('{Escape}')
    await user.click(await button(/^November 22, made up/))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Make up this check-in' })).toBeNull()
  })

  it('[ACT-25] loads what the member spent only when asked, and shows each day and the month', async () => {
    const { api, user, container } = open('en')
    await button('Check in for today')
    expect(api.calls(calendarCost)).toHaveLength(0)
    api.on(calendarCost, {
      list: [{ date: '2026-11-20', deposit: '100.00', result: '-12.50', timeSec: 3_725 }],
      total: { deposit: '100.00', result: '-12.50', timeSec: 3_725 },
    })
    await user.click(screen.getByRole('switch', { name: /Show what I spent/ }))
    const rows = within(await screen.findByRole('list', { name: 'What I spent' })).getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    for (const row of rows) {
      expect(row).toHaveTextContent('Deposits100.00')
      expect(row).toHaveTextContent('12.50')
      expect(row).toHaveTextContent('1:02:05')
    }
    await expectNoAxeViolations(container)
  })

  it('[ACT-26] links to the feed in the language of the page', async () => {
    open('en')
    expect(await screen.findByRole('link', { name: 'Subscribe in the calendar app' })).toHaveAttribute(
      'href',
      'webcal://localhost/act/api/v1/calendar/feed.ics?lang=en',
    )
    expect(screen.getByRole('link', { name: 'Download the .ics file' })).toHaveAttribute(
      'href',
      '/act/api/v1/calendar/feed.ics?lang=en',
    )
  })
})
