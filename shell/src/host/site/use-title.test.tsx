import { TITLE_STEP_MS } from '@lantern/contract/constants'
import { adoptToken, clearSession, emit, nameSession, signIn, usePageTitle } from '@lantern/platform'
import { aPreInfo, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act } from '@testing-library/react'
import { takeSite } from './site.ts'
import { tellUnreadLines } from './unread-lines.ts'
import { useTitle } from './use-title.ts'

const LONG = 'abcdefghijklmnopqrstuvwxyz1'

function Page({ declared }: { declared?: string }) {
  useTitle(declared)
  return null
}

function Told({ title }: { title: string }) {
  usePageTitle(title)
  return null
}

const open = (title: string, member = 'demo01') => {
  takeSite({ ...aPreInfo(), SiteBaseConfigVo: { title, webLogoTitleUrl: '' } }, {})
  return renderWithPlatform(<Page />, { member })
}
const pass = (steps: number) => act(() => jest.advanceTimersByTime(steps * TITLE_STEP_MS))
const look = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  jest.useFakeTimers()
  fakeApi()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('useTitle', () => {
  it('[SHELL-TITLE-2] moves one character every 350 ms while the page is visible', () => {
    open(LONG)
    pass(1)
    expect(document.title).toBe('bcdefghijklmnopqrstuvwxyz1 a')
    look(true)
    pass(5)
    expect(document.title).toBe('bcdefghijklmnopqrstuvwxyz1 a')
    look(false)
    expect(document.title).toBe('cdefghijklmnopqrstuvwxyz1 ab')
  })

  it('[SHELL-TITLE-1, SHELL-TITLE-3] does not scroll a shorter title, and strips its whitespace', () => {
    open(' Lantern  Sports ')
    pass(3)
    expect(document.title).toBe('LanternSports')
  })

  it('[SHELL-TITLE-2] stops when the visitor prefers reduced motion', () => {
    const query = Object.assign(new EventTarget(), { matches: false })
    jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
    open(LONG)
    pass(2)
    query.matches = true
    act(() => query.dispatchEvent(new Event('change')))
    pass(2)
    expect(document.title).toBe(LONG)
  })

  it('[SHELL-TITLE-5] precedes a scrolling title by that of the page, one it sets before a declared one', () => {
    takeSite({ ...aPreInfo(), SiteBaseConfigVo: { title: LONG, webLogoTitleUrl: '' } }, {})
    const told = (title: string | null) => (
      <>
        <Page declared="Wallet" />
        {title !== null && <Told title={title} />}
      </>
    )
    const { rerender } = renderWithPlatform(told(null))
    expect(document.title).toBe(`Wallet · ${LONG}`)
    rerender(told('Order 7'))
    pass(1)
    expect(document.title).toBe('Order 7 · bcdefghijklmnopqrstuvwxyz1 a')
    rerender(told('Order 8'))
    expect(document.title).toBe('Order 8 · bcdefghijklmnopqrstuvwxyz1 a')
    act(() => emit('badge:me', { count: 3 }))
    rerender(told(null))
    expect(document.title).toBe('(3) Wallet · bcdefghijklmnopqrstuvwxyz1 a')
  })

  it('[SHELL-TITLE-4] keeps the number of unread mails in place, and clears it on logout', () => {
    open(LONG)
    act(() => emit('badge:me', { count: 3 }))
    pass(1)
    expect(document.title).toBe('(3) bcdefghijklmnopqrstuvwxyz1 a')
    act(() => clearSession())
    expect(document.title).toBe('bcdefghijklmnopqrstuvwxyz1 a')
  })

  it('[SHELL-TITLE-4] adds unread lines of the chat, also on the icon of the installed site', () => {
    const icon: number[] = []
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void icon.push(count),
      clearAppBadge: async () => void icon.push(0),
    })
    // Another member than before, for whom nothing was counted.
    open('Lantern', 'demo02')
    act(() => emit('badge:me', { count: 3 }))
    act(() => tellUnreadLines(4))
    expect(document.title).toBe('(7) Lantern')
    act(() => tellUnreadLines(0))
    act(() => emit('badge:me', { count: 0 }))
    expect(document.title).toBe('Lantern')
    expect(icon).toEqual([0, 3, 7, 3, 0])
  })

  it('[SHELL-TITLE-4] shows the next member nothing of the one before', () => {
    open('Lantern')
    act(() => emit('badge:me', { count: 3 }))
    act(() => tellUnreadLines(4))
    act(() =>
      signIn(
        {
          token: 'token-of-other',
          memberId: 'm-other',
          userName: 'other',
          expireAt: 9_999_999_999_999,
          guideDone: true,
        },
        { remember: false },
      ),
    )
    expect(document.title).toBe('Lantern')
  })

  it('[SHELL-TITLE-4] counts in a session that a link opened, also once its member is known, and not in the next one', () => {
    open('Lantern')
    const follow = (token: string) =>
      act(() => {
        clearSession()
        adoptToken(token)
      })
    follow('one')
    act(() => emit('badge:me', { count: 3 }))
    act(() => tellUnreadLines(4))
    expect(document.title).toBe('(7) Lantern')
    act(() => nameSession('m-one', 'one'))
    expect(document.title).toBe('(7) Lantern')
    follow('two')
    expect(document.title).toBe('Lantern')
  })
})
