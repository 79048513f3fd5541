import { type AuditTaskView, auditTasks } from '@lantern/contract/audit'
import { type LaunchAnswer, venueLaunch } from '@lantern/contract/games'
import { venueRemind, venueReminders } from '@lantern/contract/reminders'
import { saferSettings } from '@lantern/contract/safer-settings'
import { sec } from '@lantern/contract/site'
import { transferDetail } from '@lantern/contract/transfer'
import { memberInfo } from '@lantern/contract/user'
import { venueBalance } from '@lantern/contract/wallet'
import { queryClient } from '@lantern/platform'
import {
  aMember,
  aTransfer,
  aVenue,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  renderWithPlatform,
} from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { obUser } from './flow/launch.api.ts'
import { LAUNCH_TIMEOUT_MS } from './flow/venue-launch.machine.ts'
import { MONEY_ASK_MS, MONEY_WAIT_MS } from './flow/venue-launch.runner.ts'
import { readVenueParams, writeLaunchError } from './flow/venue-params.store.ts'
import { LaunchSheet } from './launch-sheet.tsx'

const answer: LaunchAnswer = {
  url: 'http://v.test/?v=OB#code=1',
  h5Url: 'http://v.test/?v=OB#code=1',
  activityUrl: '',
  resource: 'http://v.test',
  token: 'tok',
  apiUrl: '/v1/counts',
  moved: '',
}

const SETTINGS = { realityMinutes: 60, blocks: [], quiet: { hours: null, pending: null, until: null } }

const BONUS: AuditTaskView = {
  id: 'T1',
  source: 'offer',
  sourceNo: 'A1',
  amount: '88.00',
  multiple: '10',
  required: '880.00',
  done: '0.00',
  products: ['sport'],
  isBonus: true,
  startAt: 0,
  endAt: null,
  state: 'OPEN',
}

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(sec, { k: 'MDEyMzQ1Njc4OWFiY2RlZg==', v: 'MDEyMzQ1Njc4OWFiY2RlZg==' })
  api.on(memberInfo, aMember())
  api.on(venueLaunch, answer)
  api.on(saferSettings, SETTINGS)
  api.on(obUser, { userId: 'ob-7' })
  api.on(auditTasks, { asOf: 0, list: [] })
})
afterEach(() => jest.useRealTimers())

async function openSheet(venue = aVenue()) {
  const rendered = renderWithPlatform(<LaunchSheet venue={venue} gameCode="" onClose={() => undefined} />, {
    route: '/game/sport',
    path: '/game/sport',
  })
  const enter = await screen.findByRole('button', { name: '进入' })
  await screen.findByText('12,345', { exact: false })
  return { ...rendered, enter }
}

describe('launch sheet', () => {
  it('[GAMES-60] shows that the member blocked the venue, without a button to enter', async () => {
    const venue = aVenue()
    api.on(saferSettings, { ...SETTINGS, blocks: [{ kind: 'venue', name: venue.enName, liftAt: null }] })
    renderWithPlatform(<LaunchSheet venue={venue} gameCode="" onClose={() => undefined} />, {
      route: '/game/sport',
      path: '/game/sport',
    })
    expect(await screen.findByText('您已屏蔽该场馆，可在理性娱乐中解除。')).toBeVisible()
    expect(screen.getByRole('link', { name: '前往理性娱乐' })).toHaveAttribute('href', '/mine/safer')
    expect(screen.queryByRole('button', { name: '进入' })).toBeNull()
  })

  it('[GAMES-7] stores the params of the venue, removes its error and opens its frame', async () => {
    writeLaunchError('OBTY', 'old')
    const { user, enter, location } = await openSheet()
    await user.click(enter)
    await waitFor(() => expect(location()).toBe('/game/sport/ob?url=http%3A%2F%2Fv.test'))
    expect(readVenueParams('OBTY')).toMatchObject({ cuid: 'ob-7', requestId: 'tok', origin: 'http://v.test' })
    expect(localStorage.getItem('launchOBTY')).toBeNull()
    expect(api.calls(venueLaunch)).toHaveLength(1)
    expect(api.calls(venueLaunch)[0]).toMatchObject({
      enName: 'OBTY',
      appSendMoney: 0,
      isManualLaunch: 1,
      siteId: 1001,
    })
  })

  it('[GAMES-61] sends the bonus that play counts for, and that the site is installed', async () => {
    const { matchMedia } = globalThis
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('standalone') }))
    api.on(auditTasks, { asOf: 0, list: [BONUS] })
    const { user, enter } = await openSheet()
    expect(await screen.findByText('在此投注计入进行中优惠的流水要求。')).toBeInTheDocument()
    await user.click(enter)
    await waitFor(() => expect(api.calls(venueLaunch)).toHaveLength(1))
    jest.mocked(globalThis.matchMedia).mockRestore()
    expect(api.calls(venueLaunch)[0]).toMatchObject({ activity: 'T1', isSure: 0, isApp: 1, https: 0 })
  })

  it('[GAMES-61] warns that play counts for no open bonus, and sends that the member entered after the warning', async () => {
    api.on(auditTasks, { asOf: 0, list: [{ ...BONUS, products: ['egame', 'fishing'] }] })
    const { user, enter } = await openSheet()
    expect(await screen.findByText(/进行中的优惠只计电子、捕鱼的流水/)).toBeInTheDocument()
    await expectNoAxeViolations(document.body)
    await user.click(enter)
    await waitFor(() => expect(api.calls(venueLaunch)).toHaveLength(1))
    expect(api.calls(venueLaunch)[0]).toMatchObject({ activity: '', isSure: 1, isApp: 0 })
  })

  it('[GAMES-61] enters without mentioning a bonus if the tasks cannot be read', async () => {
    api.raw(auditTasks, 502, '')
    const { user, enter } = await openSheet()
    await user.click(enter)
    await waitFor(() => expect(api.calls(venueLaunch)).toHaveLength(1))
    expect(api.calls(venueLaunch)[0]).toMatchObject({ activity: '', isSure: 0 })
  })

  it('[GAMES-30] shows the venue balance and warns if it is zero', async () => {
    api.on(venueBalance, { balance: '0.00', at: 0, state: 1 })
    const { user } = await openSheet()
    expect(await screen.findByText('场馆余额')).toBeInTheDocument()
    expect(screen.getByText('场馆余额为 0，请打开自动转入后再投注。')).toBeInTheDocument()
    await user.click(screen.getByRole('switch', { name: /自动转入/ }))
    expect(screen.queryByText(/打开自动转入/)).toBeNull()
  })

  it('launches YBTY as OBTY', async () => {
    const { user, enter } = await openSheet(aVenue({ enName: 'YBTY' }))
    await user.click(enter)
    await waitFor(() => expect(api.calls(venueLaunch)[0]).toMatchObject({ enName: 'OBTY' }))
  })

  it('transfers the typed amount with a request number', async () => {
    const { user, enter } = await openSheet()
    await user.click(screen.getByRole('switch', { name: /自动转入/ }))
    await user.clear(screen.getByRole('textbox', { name: '转入金额' }))
    await user.type(screen.getByRole('textbox', { name: '转入金额' }), '50.5')
    await user.click(enter)
    await waitFor(() => expect(api.calls(venueLaunch)).toHaveLength(1))
    const [launch] = api.calls(venueLaunch)
    expect(launch).toMatchObject({ appSendMoney: 1, temporaryParam: { amount: '50.5' } })
    expect(launch?.temporaryParam.requestNo).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('treats an amount with a trailing point as an integer', async () => {
    const { user, enter } = await openSheet()
    await user.click(screen.getByRole('switch', { name: /自动转入/ }))
    await user.clear(screen.getByRole('textbox', { name: '转入金额' }))
    await user.type(screen.getByRole('textbox', { name: '转入金额' }), '50.')
    await user.click(enter)
    await waitFor(() => expect(api.calls(venueLaunch)).toHaveLength(1))
    expect(api.calls(venueLaunch)[0]).toMatchObject({ temporaryParam: { amount: '50' } })
  })

  it('limits the amount to the balance', async () => {
    const { user, enter } = await openSheet()
    await user.click(screen.getByRole('switch', { name: /自动转入/ }))
    await user.clear(screen.getByRole('textbox', { name: '转入金额' }))
    await user.type(screen.getByRole('textbox', { name: '转入金额' }), '12345.68')
    expect(enter).toBeDisabled()
    expect(screen.getByText('最多可转入 12,345.67')).toBeInTheDocument()
  })

  describe('cap of the transfer', () => {
    const amountField = () => screen.getByRole('textbox', { name: '转入金额' })
    const capField = () => screen.getByRole('textbox', { name: '每次最多' })
    const movedBy = async (enter: HTMLElement, user: { click: (target: Element) => Promise<void> }) => {
      await user.click(enter)
      await waitFor(() => expect(api.calls(venueLaunch)).toHaveLength(1))
      return api.calls(venueLaunch)[0]?.temporaryParam
    }

    it.each([
      ['the full balance', null],
      ['a typed amount', '500'],
    ])('[GAMES-86] limits the transfer instead of %s, and the sheet shows it beforehand', async (_name, typed) => {
      const { user, enter } = await openSheet()
      await user.click(screen.getByRole('switch', { name: /自动转入/ }))
      if (typed !== null) {
        await user.clear(amountField())
        await user.type(amountField(), typed)
      }
      await user.type(capField(), '200.5')
      expect(screen.getByText('按您的上限，只转入 ¥200.50')).toBeVisible()
      expect(await movedBy(enter, user)).toMatchObject({ amount: '200.5' })
    })

    it('[GAMES-86] does not change a smaller amount; a cap of zero moves nothing', async () => {
      const { user, enter } = await openSheet()
      await user.click(screen.getByRole('switch', { name: /自动转入/ }))
      await user.clear(amountField())
      await user.type(amountField(), '50')
      await user.type(capField(), '200')
      expect(screen.queryByText(/^按您的上限/)).toBeNull()
      await user.clear(capField())
      await user.type(capField(), '0')
      await user.click(enter)
      await waitFor(() => expect(api.calls(venueLaunch)).toHaveLength(1))
      expect(api.calls(venueLaunch)[0]).toMatchObject({ appSendMoney: 0, temporaryParam: {} })
    })

    it('[GAMES-86] is remembered with the amount, for its member only', async () => {
      const first = await openSheet()
      await first.user.click(screen.getByRole('switch', { name: /自动转入/ }))
      await first.user.clear(amountField())
      await first.user.type(amountField(), '300')
      await first.user.type(capField(), '250')
      first.unmount()
      const again = await openSheet()
      expect(amountField()).toHaveValue('300')
      expect(capField()).toHaveValue('250')
      expect(await movedBy(again.enter, again.user)).toMatchObject({ amount: '250' })
      again.unmount()
      renderWithPlatform(<LaunchSheet venue={aVenue()} gameCode="" onClose={() => undefined} />, { member: 'demo02' })
      expect(await screen.findByRole('textbox', { name: '每次最多' })).toHaveValue('')
      expect(amountField()).toHaveValue('12345.67')
    })

    it('[GAMES-86] limits the usual amount to the balance', async () => {
      const first = await openSheet()
      await first.user.click(screen.getByRole('switch', { name: /自动转入/ }))
      await first.user.clear(amountField())
      await first.user.type(amountField(), '300')
      first.unmount()
      api.on(memberInfo, aMember({ balance: '120.00' }))
      queryClient.clear()
      renderWithPlatform(<LaunchSheet venue={aVenue()} gameCode="" onClose={() => undefined} />)
      await waitFor(() => expect(amountField()).toHaveValue('120'))
    })
  })

  it('[GAMES-13] links an unverified member to verification without a venue request', async () => {
    api.on(memberInfo, aMember({ kyc: 0 }))
    const { user, enter } = await openSheet()
    await user.click(enter)
    expect(await screen.findByText('请先完成实名认证，再进入场馆。')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去认证' })).toHaveAttribute('href', '/mine/finance/deposit')
    expect(api.calls(venueLaunch)).toHaveLength(0)
  })

  it('[GAMES-7] stores and shows the message of a refused launch', async () => {
    api.refuse(venueLaunch, 712002, '休息中至 21:00')
    const { user, enter } = await openSheet()
    await user.click(enter)
    expect(await screen.findByText('休息中至 21:00')).toBeInTheDocument()
    expect(localStorage.getItem('launchOBTY')).toBe('休息中至 21:00')
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('shows the location of the money after a lost response and retries with the same request number', async () => {
    api.lose(venueLaunch)
    api.on(transferDetail, { transfer: aTransfer({ state: 1 }) })
    const { user, enter } = await openSheet()
    await user.click(screen.getByRole('switch', { name: /自动转入/ }))
    await user.click(enter)
    expect(await screen.findByText('资金已在场馆钱包')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '一键转回' })).toBeEnabled()
    api.on(venueLaunch, answer)
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(api.calls(venueLaunch)).toHaveLength(2))
    const [first, second] = api.calls(venueLaunch)
    expect(second?.temporaryParam.requestNo).toBe(first?.temporaryParam.requestNo)
  })

  it.each([
    ['arrived', 1, '资金已在场馆钱包'],
    ['came back', 2, null],
  ] as const)('[GAMES-72] checks until the money of a launch with a lost answer has %s', async (_name, state, text) => {
    api.lose(venueLaunch)
    api.on(transferDetail, { transfer: aTransfer({ state: 3 }) })
    const { user, enter } = await openSheet()
    await user.click(screen.getByRole('switch', { name: /自动转入/ }))
    jest.useFakeTimers()
    act(() => enter.click())
    await act(() => jest.advanceTimersByTimeAsync(MONEY_ASK_MS * 2))
    expect(screen.getByRole('alert')).toHaveTextContent('正在核对资金')
    api.on(transferDetail, { transfer: aTransfer({ state }) })
    await act(() => jest.advanceTimersByTimeAsync(MONEY_ASK_MS))
    const asked = api.calls(transferDetail).length
    expect(screen.getByRole('alert')).not.toHaveTextContent('正在核对资金')
    if (text) expect(screen.getByRole('alert')).toHaveTextContent(text)
    await act(() => jest.advanceTimersByTimeAsync(MONEY_WAIT_MS))
    expect(api.calls(transferDetail)).toHaveLength(asked)
  })

  it('[GAMES-72] refers to the records after a minute, and stops asking when the sheet is closed', async () => {
    api.lose(venueLaunch)
    api.on(transferDetail, { transfer: aTransfer({ state: 3 }) })
    const { user, enter, unmount } = await openSheet()
    await user.click(screen.getByRole('switch', { name: /自动转入/ }))
    jest.useFakeTimers()
    act(() => enter.click())
    await act(() => jest.advanceTimersByTimeAsync(MONEY_WAIT_MS - MONEY_ASK_MS))
    expect(screen.getByRole('alert')).toHaveTextContent('正在核对资金')
    await act(() => jest.advanceTimersByTimeAsync(MONEY_ASK_MS * 2))
    expect(screen.getByRole('alert')).toHaveTextContent('结果会记入交易记录')
    act(() => screen.getByRole('button', { name: '重试' }).click())
    await act(() => jest.advanceTimersByTimeAsync(1))
    unmount()
    const asked = api.calls(transferDetail).length
    await act(() => jest.advanceTimersByTimeAsync(MONEY_WAIT_MS))
    expect(api.calls(transferDetail)).toHaveLength(asked)
  })

  it.each([
    ['校验账户', 'check', () => api.raw(memberInfo, 502, '')],
    ['取得令牌', 'token', () => api.raw(venueLaunch, 502, '')],
    ['取得令牌', 'token', () => api.raw(obUser, 502, '')],
  ])('[GAMES-73] a launch that fails at %s shows the step and a support code', async (title, step, fail) => {
    const { user, enter } = await openSheet()
    const sent: string[] = []
    Object.defineProperty(navigator, 'sendBeacon', {
      configurable: true,
      value: (_url: string, body: string) => sent.push(body) > 0,
    })
    fail()
    await user.click(enter)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`在“${title}”时失败`)
    const code = /问题编号 ([A-Z2-9]{7})/.exec(alert.textContent ?? '')?.[1]
    expect(code).toBeDefined()
    expect(sent.join()).toContain(`"supportCode":"${code}"`)
    expect(sent.join()).toContain(`launch of OBTY failed at ${step}`)
    await expectNoAxeViolations(document.body)
  })

  it('[GAMES-73] a refusal for a state of the member has no support code', async () => {
    api.refuse(venueLaunch, 712002, '休息中至 21:00')
    const { user, enter } = await openSheet()
    await user.click(enter)
    expect(await screen.findByText('休息中至 21:00')).toBeInTheDocument()
    expect(screen.getByRole('alert')).not.toHaveTextContent('问题编号')
  })

  it('[GAMES-17] times out after twenty seconds and offers a retry', async () => {
    api.hang(venueLaunch)
    const { enter } = await openSheet()
    jest.useFakeTimers()
    act(() => enter.click())
    await act(() => jest.advanceTimersByTimeAsync(LAUNCH_TIMEOUT_MS - 1))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert')).toHaveTextContent('场馆在 20 秒内没有响应')
    expect(screen.getByRole('button', { name: '重试' })).toBeEnabled()
  })

  it('reports in advance that a venue has no frame here', async () => {
    const { enter } = await openSheet(aVenue({ enName: 'PG', category: 'egame' }))
    expect(screen.getByText('该场馆尚未接入本站，暂时无法进入。')).toBeInTheDocument()
    expect(enter).toBeDisabled()
  })

  it('[GAMES-50] offers a mail when a venue under maintenance opens, and cancels the request', async () => {
    let list: string[] = []
    api.on(venueReminders, () => ({ list }))
    api.on(venueRemind, ({ enName, on }) => {
      list = on ? [enName] : []
      return { list }
    })
    const { user } = renderWithPlatform(
      <LaunchSheet venue={aVenue({ status: 2 })} gameCode="" onClose={() => undefined} />,
      { route: '/game/sport', path: '/game/sport' },
    )
    await user.click(await screen.findByRole('button', { name: '开放时发邮件告诉我' }))
    expect(await screen.findByText('场馆开放时，我们会发一封站内邮件。')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '进入' })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
    await user.click(screen.getByRole('button', { name: '取消开放提醒' }))
    expect(await screen.findByRole('button', { name: '开放时发邮件告诉我' })).toBeEnabled()
    expect(api.calls(venueRemind)).toEqual([
      { enName: 'OBTY', on: true },
      { enName: 'OBTY', on: false },
    ])
  })

  it('has no accessibility violations', async () => {
    const { baseElement } = await openSheet()
    await expectNoAxeViolations(baseElement as HTMLElement)
  })
})
