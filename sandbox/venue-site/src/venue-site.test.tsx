import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VenueSite } from './venue-site.tsx'

type Answer = { code: unknown; message?: string; data: unknown }

const market = (kind: string, line: string | null, picks: [string, string][], state = 1) => ({
  id: `m1:${kind}`,
  kind,
  line,
  state,
  oddsVersion: 7,
  selections: picks.map(([pick, odds]) => ({
    id: `m1:${kind}:${pick}`,
    pick,
    name: { zh: `选${pick}`, en: `Pick ${pick}` },
    odds,
  })),
})
const match = (odds = '1.95') => ({
  id: 'm1',
  sport: 'football',
  sportName: { zh: '足球', en: 'Football' },
  league: { zh: '琥珀杯', en: 'Amber Cup' },
  home: { zh: '霜港灯塔', en: 'Frostmere Beacons' },
  away: { zh: '鹤湾梭鱼', en: 'Cranebay Pikes' },
  startAt: 1_000,
  state: 2,
  score: { home: 2, away: 1 },
  clock: 60,
  clockSec: 3_600,
  clockRate: 1,
  period: '2H',
  markets: [
    market('1x2', null, [
      ['home', odds],
      ['draw', '3.40'],
      ['away', '5.00'],
    ]),
    market(
      'total',
      '2.5',
      [
        ['over', '1.80'],
        ['under', '2.05'],
      ],
      2,
    ),
  ],
})
const bet = {
  no: 'B2026TEST',
  enName: 'OBTY',
  category: 'sport',
  kind: 'single',
  legs: [
    {
      matchId: 'm1',
      league: '琥珀杯',
      match: '霜港灯塔 vs 鹤湾梭鱼',
      market: '独赢',
      pick: '选home',
      odds: '1.95',
      score: '2-1',
      result: null,
    },
  ],
  stake: '20.00',
  odds: '1.95',
  oddsType: 3,
  state: 2,
  result: null,
  return: '0.00',
  valid: '0.00',
  placedAt: 1,
  settledAt: null,
  shareable: true,
}

let answers: Record<string, () => Answer | Promise<Answer>>
let posted: { path: string; body: Record<string, unknown>; headers: Record<string, string> }[]

beforeEach(() => {
  posted = []
  sessionStorage.clear()
  answers = {
    '/v1/book/session': () => ok({ token: 'venue-token', enName: 'OBTY', parentOrigin: '', expireAt: 9e12 }),
    '/v1/book/matches': () => ok({ version: 1, list: [match()] }),
    '/v1/book/wallet': () => ok({ balance: '100.00', open: '0.00', oddsType: 3, minBet: '2.00', maxBet: '20000.00' }),
    '/v1/book/bets': () => ok({ list: [] }),
    '/v1/book/bet/place': () => ok({ bet, balance: '80.00' }),
  }
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit) => {
    const path = url.split('?')[0] ?? ''
    if (init.method === 'POST')
      posted.push({ path, body: JSON.parse(String(init.body)), headers: init.headers as Record<string, string> })
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    const body = await answer()
    return { json: async () => body }
  }) as never
  AbortSignal.timeout ??= () => new AbortController().signal
})

function ok(data: unknown): Answer {
  return { code: 350, data }
}

/** Simulates a browser that blocks third-party storage. */
function refuseStorage(): void {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}
afterEach(() => jest.restoreAllMocks())

async function open(code = 'one-time-code-123') {
  render(<VenueSite code={code} venue="OBTY" initialLocale="zh-CN" />)
  await screen.findByRole('article')
}

async function openSlip() {
  await open()
  await userEvent.click(screen.getByRole('button', { name: /独赢 选home/ }))
  return screen.findByRole('dialog')
}

describe('VenueSite', () => {
  it('exchanges its code for a token, stores it for this tab and sends it as Bearer, never in a URL', async () => {
    await open()
    expect(posted[0]).toMatchObject({ path: '/v1/book/session', body: { code: 'one-time-code-123' } })
    const calls = (fetch as jest.Mock).mock.calls as [string, { headers: Record<string, string> }][]
    expect(calls.some(([, init]) => init.headers.authorization === 'Bearer venue-token')).toBe(true)
    expect(calls.every(([url]) => !url.includes('venue-token'))).toBe(true)
    expect(sessionStorage.getItem('venue-entry')).toContain('venue-token')
  })

  it('shows score, clock, prices and the note that everything is simulated', async () => {
    await open()
    const card = screen.getByRole('article', { name: '霜港灯塔 对 鹤湾梭鱼' })
    expect(within(card).getByText(/下半场 60:0/)).toBeInTheDocument()
    expect(within(card).getByText('2', { selector: 'output' })).toBeInTheDocument()
    expect(within(card).getByRole('button', { name: '大小 选over 暂停' })).toBeDisabled()
    expect(screen.getByText('模拟')).toBeInTheDocument()
    expect(await screen.findByText('100.00')).toBeInTheDocument()
  })

  it('keeps its token when the frame is reloaded with a code that is used up', async () => {
    await open()
    cleanup()
    answers['/v1/book/session'] = () => ({ code: '400401', message: 'used', data: null })
    await open()
    expect(posted.filter(({ path }) => path.endsWith('session'))).toHaveLength(1)
  })

  it('does not open with the token of an earlier launch if its code is refused, because that may belong to another member', async () => {
    await open()
    cleanup()
    answers['/v1/book/session'] = () => ({ code: '400401', message: 'used', data: null })
    render(<VenueSite code="code-of-the-next-member" venue="OBTY" initialLocale="zh-CN" />)
    expect(await screen.findByText('会话已失效')).toBeInTheDocument()
  })

  it('[SBX-126] opens in a frame that is denied storage, and does not treat that as an expired entry', async () => {
    refuseStorage()
    await open()
    expect(screen.getByRole('article', { name: '霜港灯塔 对 鹤湾梭鱼' })).toBeInTheDocument()
    const calls = (fetch as jest.Mock).mock.calls as [string, { headers: Record<string, string> }][]
    expect(calls.some(([, init]) => init.headers.authorization === 'Bearer venue-token')).toBe(true)
  })

  it('[SBX-126] still shows that the session ended if storage is denied', async () => {
    refuseStorage()
    answers['/v1/book/wallet'] = () => ({ code: '0400401', message: 'gone', data: null })
    render(<VenueSite code="one-time-code-123" venue="OBTY" initialLocale="zh-CN" />)
    expect(await screen.findByText('会话已失效')).toBeInTheDocument()
  })

  it('[SBX-126] ignores a stored entry of another shape', async () => {
    sessionStorage.setItem('venue-entry', '{"venue":"OBTY","code":""}')
    render(<VenueSite code="" venue="OBTY" initialLocale="zh-CN" />)
    expect(await screen.findByText('会话已失效')).toBeInTheDocument()
  })

  it('[SBX-127] offers a retry if no answer to its code arrived, because the code may still be valid', async () => {
    answers['/v1/book/session'] = () => Promise.reject(new TypeError('Failed to fetch'))
    render(<VenueSite code="one-time-code-123" venue="OBTY" initialLocale="zh-CN" />)
    expect(await screen.findByText('场馆没有响应')).toBeInTheDocument()
    answers['/v1/book/session'] = () => ok({ token: 'venue-token', enName: 'OBTY', parentOrigin: '', expireAt: 9e12 })
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('article')).toBeInTheDocument()
  })

  it('shows that the session ended if there is neither code nor token', async () => {
    render(<VenueSite code="" venue="OBTY" initialLocale="en" />)
    expect(await screen.findByText('The session has ended')).toBeInTheDocument()
  })

  it('shows the panel if the server no longer accepts the token', async () => {
    answers['/v1/book/wallet'] = () => ({ code: '0400401', message: 'gone', data: null })
    render(<VenueSite code="one-time-code-123" venue="OBTY" initialLocale="zh-CN" />)
    expect(await screen.findByText('会话已失效')).toBeInTheDocument()
    expect(sessionStorage.getItem('venue-entry')).toBeNull()
  })
})

describe('Slip', () => {
  it('places a bet and shows its number', async () => {
    const slip = await openSlip()
    await userEvent.type(within(slip).getByRole('textbox'), '20')
    expect(within(slip).getByText('39.00')).toBeInTheDocument()
    await userEvent.click(within(slip).getByRole('button', { name: '确认投注' }))
    expect(await screen.findByText('投注成功')).toBeInTheDocument()
    expect(screen.getByTestId('bet-no')).toHaveTextContent('B2026TEST')
    expect(posted.at(-1)?.body).toMatchObject({
      stake: '20.00',
      accept: 'better',
      legs: [{ selectionId: 'm1:1x2:home', odds: '1.95', oddsVersion: 7 }],
    })
  })

  it('refuses locally what the server would refuse, with the reason beside the field', async () => {
    const slip = await openSlip()
    const place = within(slip).getByRole('button', { name: '确认投注' })
    await userEvent.type(within(slip).getByRole('textbox'), '1')
    await userEvent.click(place)
    expect(within(slip).getByRole('alert')).toHaveTextContent('最低 2.00')
    await userEvent.type(within(slip).getByRole('textbox'), '50')
    await userEvent.click(place)
    expect(within(slip).getByRole('alert')).toHaveTextContent('场馆余额不足')
    expect(posted.filter(({ path }) => path.endsWith('place'))).toHaveLength(0)
  })

  it('shows old and new odds and asks before it places at the new ones', async () => {
    answers['/v1/book/bet/place'] = () => ({
      code: 711015,
      message: 'odds',
      data: { reason: 'odds', was: '1.95', odds: '1.90', oddsVersion: 8 },
    })
    const slip = await openSlip()
    await userEvent.type(within(slip).getByRole('textbox'), '20')
    await userEvent.click(within(slip).getByRole('button', { name: '确认投注' }))
    expect(await within(slip).findByText(/1\.95 变为 1\.90/)).toBeInTheDocument()
    answers['/v1/book/bet/place'] = () => ok({ bet, balance: '80.00' })
    await userEvent.click(within(slip).getByRole('button', { name: '按 1.90 投注' }))
    await screen.findByText('投注成功')
    const [first, second] = posted.filter(({ path }) => path.endsWith('place'))
    expect(second?.body).toMatchObject({ legs: [{ odds: '1.90' }] })
    expect(second?.body.requestNo).not.toBe(first?.body.requestNo)
  })

  it('retries with the same request number after a lost answer', async () => {
    answers['/v1/book/bet/place'] = () => Promise.reject(new TypeError('Failed to fetch'))
    const slip = await openSlip()
    await userEvent.type(within(slip).getByRole('textbox'), '20')
    await userEvent.click(within(slip).getByRole('button', { name: '确认投注' }))
    const check = await within(slip).findByRole('button', { name: '核对结果' })
    expect(within(slip).getByRole('textbox')).toBeDisabled()
    answers['/v1/book/bet/place'] = () => ok({ bet, balance: '80.00' })
    await userEvent.click(check)
    await screen.findByText('投注成功')
    const [first, second] = posted.filter(({ path }) => path.endsWith('place'))
    expect(second?.body).toEqual(first?.body)
  })

  it('follows the price of the market while it is open', async () => {
    const slip = await openSlip()
    answers['/v1/book/matches'] = () => ok({ version: 2, list: [match('2.05')] })
    await waitFor(() => expect(within(slip).getByText(/1\.95 → 2\.05/)).toBeInTheDocument(), { timeout: 3_000 })
    await act(async () => undefined)
  })
})

describe('a slip from the site', () => {
  const NO = '1b4e28ba-2fa1-4d20-883f-0016d3cca427'
  const handed = {
    requestNo: NO,
    legs: [{ selectionId: 'm1:1x2:home', odds: '1.95', oddsVersion: 7 }],
    stake: '20',
    accept: 'better',
  }
  const name = (text: string) => ({ zh: text, en: text })
  const quote = (odds: string) => ({
    list: [
      {
        id: 'm1:1x2:home',
        match: name('霜港灯塔 vs 鹤湾梭鱼'),
        market: name('独赢'),
        pick: name('霜港灯塔'),
        odds,
        oddsVersion: 8,
        state: 1,
      },
    ],
  })
  let told: unknown[]

  async function handOver() {
    const meta = document.createElement('meta')
    meta.name = 'site-origins'
    meta.content = 'http://site.test'
    document.head.append(meta)
    told = []
    const parent = { postMessage: (message: unknown) => told.push(message) }
    jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as never)
    answers['/v1/book/session'] = () =>
      ok({ token: 'venue-token', enName: 'OBTY', parentOrigin: 'http://site.test', expireAt: 9e12 })
    render(<VenueSite code="0123456789abcdef" venue="OBTY" initialLocale="zh-CN" />)
    await screen.findByRole('tab', { name: /滚球/ })
    const data = { kind: 'shell:slip', bets: [handed] }
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data, origin: 'http://site.test', source: parent as never }),
        ),
    )
    return within(await screen.findByRole('dialog', { name: '来自站点的注单' }))
  }
  afterEach(() => {
    jest.restoreAllMocks()
    document.querySelector('meta[name="site-origins"]')?.remove()
  })
  const bodies = () => posted.filter(({ path }) => path === '/v1/book/bet/place').map(({ body }) => body)

  it('[SBX-205] places the bet as it was handed over and reports it to the site', async () => {
    answers['/v1/book/quote'] = () => ok(quote('1.95'))
    const slip = await handOver()
    expect(await slip.findByText('独赢 · 霜港灯塔 vs 鹤湾梭鱼')).toBeInTheDocument()
    await userEvent.click(slip.getByRole('button', { name: '确认投注' }))
    expect(await screen.findByRole('dialog', { name: '投注成功' })).toBeInTheDocument()
    expect(bodies()).toEqual([handed])
    expect(told).toContainEqual({ kind: 'venue:placed', requestNo: NO })
  })

  it('[SBX-219] shows a parlay with its picks and their results among the bets', async () => {
    const leg = (id: string, result: string | null) => ({
      matchId: id,
      league: '',
      match: `比赛 ${id}`,
      market: '独赢',
      pick: `选项 ${id}`,
      line: null,
      odds: '1.95',
      score: result ? '1-0' : '',
      result,
    })
    const bet = {
      no: 'B1',
      enName: 'OBTY',
      category: 'sport',
      kind: 'parlay',
      oddsType: 3,
      result: null,
      shareable: true,
    }
    const money = { stake: '20.00', odds: '3.80', return: '0.00', valid: '0.00', placedAt: 1, settledAt: null }
    answers['/v1/book/bets'] = () =>
      ok({ list: [{ ...bet, ...money, state: 2, legs: [leg('a', 'WIN'), leg('b', null)] }] })
    await handOver()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await userEvent.click(screen.getByRole('tab', { name: /我的注单/ }))
    expect(await screen.findByText('2 串 1')).toBeInTheDocument()
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('选项'))
    expect(first).toHaveTextContent(/选项 a @ 1\.95赢/)
    expect(second).not.toHaveTextContent('赢')
  })

  it('[SBX-205] retries with the same request number and body after a lost answer', async () => {
    answers['/v1/book/quote'] = () => ok(quote('1.95'))
    const slip = await handOver()
    const place = answers['/v1/book/bet/place']
    answers['/v1/book/bet/place'] = () => Promise.reject(new TypeError('lost'))
    await userEvent.click(await slip.findByRole('button', { name: '确认投注' }))
    const again = await slip.findByRole('button', { name: '核对并继续' })
    if (place) answers['/v1/book/bet/place'] = place
    await userEvent.click(again)
    await screen.findByRole('dialog', { name: '投注成功' })
    expect(bodies()).toEqual([handed, handed])
  })

  it('[SBX-205] places at a worse price only after the member accepted it, under the same request number', async () => {
    answers['/v1/book/quote'] = () => ok(quote('1.80'))
    const slip = await handOver()
    const place = answers['/v1/book/bet/place']
    answers['/v1/book/bet/place'] = () => ({
      code: 711_015,
      message: 'moved',
      data: { reason: 'odds', was: '1.95', odds: '1.80' },
    })
    await userEvent.click(await slip.findByRole('button', { name: '确认投注' }))
    await slip.findByText(/1\.95.*1\.80/)
    expect(told).not.toContainEqual(expect.objectContaining({ kind: 'venue:placed' }))
    if (place) answers['/v1/book/bet/place'] = place
    await userEvent.click(slip.getByRole('button', { name: '确认投注' }))
    await screen.findByRole('dialog', { name: '投注成功' })
    expect(bodies().at(-1)).toEqual({ ...handed, legs: [{ selectionId: 'm1:1x2:home', odds: '1.80', oddsVersion: 8 }] })
  })
})
