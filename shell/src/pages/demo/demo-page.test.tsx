import { BOOT_ELEMENT_ID } from '@lantern/contract/boot'
import { demoLaunch, demoReset, demoStart, demoState } from '@lantern/contract/demo'
import { venueList } from '@lantern/contract/games'
import { stationAdList } from '@lantern/contract/site'
import { getSession, readStoredText, writeStored } from '@lantern/platform'
import { aVenue, expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { readBootData } from '../../host/boot/boot-data.ts'
import { DemoPage } from './demo-page.tsx'

const LATER = 9_999_999_999_999
const ad = { id: 'a1', slot: 'home_hero' as const, alt: '', jump: '/game/sport', start: 0, end: LATER }
const state = { credit: '4879.50', open: '120.50', expireAt: LATER, resetsLeft: 3 }

function open({ member = null as string | null, started = false } = {}) {
  const api = fakeApi()
  api.on(venueList, {
    list: [
      aVenue({ enName: 'OBTY', name: { zh: '欧博体育', en: 'OB Sports' }, demo: true }),
      aVenue({ enName: 'IMTY', name: { zh: 'IM 体育', en: 'IM Sports' }, demo: false }),
    ],
  })
  api.on(stationAdList, {
    list: [
      { ...ad, image: '/second.svg', sort: 1 },
      { ...ad, image: '/first.svg', sort: 0 },
    ],
  })
  api.on(demoStart, { demoToken: 'demo-t', ...state, credit: '5000.00', open: '0.00' })
  api.on(demoState, state)
  // After login: signing in another member clears the previous member's data.
  const page = renderWithPlatform(<DemoPage />, { route: '/demo', member })
  if (started) {
    writeStored('demo', { token: 'demo-t', expireAt: LATER })
    page.unmount()
    return { api, ...renderWithPlatform(<DemoPage />, { route: '/demo', member }) }
  }
  return { api, ...page }
}

describe('/demo', () => {
  it('[SHELL-DEMO-1] starts only after the checkbox is ticked, then shows the credit', async () => {
    const { api, user, container } = open()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: '开始试玩' }))
    expect(screen.getByRole('checkbox', { name: '我已年满 18 岁' })).toBeInvalid()
    expect(api.calls(demoStart)).toHaveLength(0)
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '开始试玩' }))
    expect(await screen.findByText(/试玩模式 · 体验金 .*，不可提取/)).toBeInTheDocument()
    expect(api.calls(demoStart)).toEqual([{ ageOk: true }])
    await expectNoAxeViolations(container)
  })

  it('shows the first sports banner of the site above the checkbox', async () => {
    const { container } = open()
    await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', '/first.svg#wide'))
  })

  it('[SHELL-DEMO-2] keeps the member’s session unchanged and its own token separate', async () => {
    const { user } = open({ member: 'demo01' })
    const before = getSession()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '开始试玩' }))
    await user.click(await screen.findByRole('button', { name: '退出试玩' }))
    expect(getSession()).toBe(before)
    expect(readStoredText('token')).toBe('token-of-demo01')
    expect(readStoredText('demo')).toContain('demo-t')
  })

  it('[SHELL-DEMO-2] lists only venues with a demo and explains why one cannot be opened', async () => {
    const { api, user } = open({ started: true })
    api.refuse(demoLaunch, 711017, '该场馆不支持试玩')
    const venue = await screen.findByRole('button', { name: /欧博体育/ })
    expect(screen.queryByText('IM 体育')).not.toBeInTheDocument()
    await user.click(venue)
    await waitFor(() => expect(venue).toBeDisabled())
    expect(venue).toHaveTextContent('暂不可试玩')
    expect(api.calls(demoLaunch)).toEqual([{ enName: 'OBTY' }])
    expect(screen.queryByTitle('欧博体育（试玩）')).not.toBeInTheDocument()
  })

  it('[SHELL-DEMO-2] opens no frame of an unlisted origin', async () => {
    const { api, user } = open({ started: true })
    api.on(demoLaunch, { url: 'https://evil.test/#code=1' })
    await user.click(await screen.findByRole('button', { name: /欧博体育/ }))
    expect(await screen.findByText(/不在名单内/)).toBeInTheDocument()
    expect(screen.queryByTitle('欧博体育（试玩）')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '返回大厅' }))
    expect(await screen.findByRole('button', { name: /欧博体育/ })).toBeInTheDocument()
  })

  it('[SHELL-DEMO-2] handles messages of its own frame at its own origin only', async () => {
    const boot = Object.assign(document.createElement('script'), { id: BOOT_ELEMENT_ID, type: 'application/json' })
    boot.textContent = JSON.stringify({ ...readBootData(), venueOrigins: ['https://venue.test'] })
    document.body.append(boot)
    const { api, user } = open({ started: true })
    api.on(demoLaunch, { url: 'https://venue.test/?venue=OBTY#code=1' })
    await user.click(await screen.findByRole('button', { name: /欧博体育/ }))
    const frame = (await screen.findByTitle('欧博体育（试玩）')) as HTMLIFrameElement
    const say = (origin: string, source: Window | null) =>
      act(() => window.dispatchEvent(new MessageEvent('message', { data: { kind: 'venue:leave' }, origin, source })))
    say('https://evil.test', frame.contentWindow)
    say('https://venue.test', window)
    expect(screen.getByTitle('欧博体育（试玩）')).toBeInTheDocument()
    say('https://venue.test', frame.contentWindow)
    expect(screen.queryByTitle('欧博体育（试玩）')).not.toBeInTheDocument()
    boot.remove()
  })

  it('[SHELL-DEMO-3] offers a refill when the credit is used up', async () => {
    const { api, user } = open({ started: true })
    api.on(demoState, { ...state, credit: '0.00', open: '0.00', resetsLeft: 1 })
    api.on(demoReset, { ...state, credit: '5000.00', open: '0.00', resetsLeft: 0 })
    await user.click(await screen.findByRole('button', { name: '重置为 ¥5,000.00' }))
    expect(await screen.findByText(/今日还可重置 0 次/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '重置为 ¥5,000.00' })).not.toBeInTheDocument()
  })

  it('[SHELL-DEMO-1] returns to the checkbox when the demo has ended', async () => {
    const { api } = open({ started: true })
    api.refuse(demoState, 711014, '试玩已结束')
    expect(await screen.findByText('试玩已结束，可重新开始。')).toBeInTheDocument()
    expect(readStoredText('demo')).toBeNull()
  })

  it('[SHELL-DEMO-2] explains the refusal to a member on a break', async () => {
    const { api, user } = open({ member: 'timeout1' })
    api.refuse(demoStart, 712002, '休息中至 03-05 20:00')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '开始试玩' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('休息中至 03-05 20:00')
  })
})
