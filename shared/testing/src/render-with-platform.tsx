/** Renders a component with its product environment: page store, query client, router, a session. */
import type { LoginAnswer } from '@lantern/contract/user'
import { type Locale, setLocale } from '@lantern/i18n'
import {
  clearSession,
  dialogsAtom,
  dismissToast,
  PlatformProvider,
  pageStore,
  queryClient,
  replaceHttpAdapter,
  signIn,
} from '@lantern/platform'
import { act, type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { NeighbourPage } from './shell/fake-remote.tsx'
import { neighbourOf } from './shell/neighbours.ts'

export type RenderOptions = {
  /** Initial location. Default `/`. */
  route?: string
  /** Route pattern the component is mounted at, e.g. `/mine/*`. Default `*`. */
  path?: string
  /** A member by name, or null for a visitor. Default a member. */
  member?: string | null
  locale?: Locale
}

export type Rendered = RenderResult & { user: UserEvent; location: () => string }

const answer = (userName: string): LoginAnswer => ({
  token: `token-of-${userName}`,
  memberId: `m-${userName}`,
  userName,
  expireAt: 9_999_999_999_999,
  guideDone: true,
})

/**
 * @example
 * const api = fakeApi(); api.on(walletOverview, aWallet())
 * const { user } = renderWithPlatform(<WalletPage />, { route: '/mine/finance/wallet' })
 */
export function renderWithPlatform(
  component: ReactNode,
  { route = '/', path = '*', member = 'demo01', locale = 'zh-CN' }: RenderOptions = {},
): Rendered {
  if (member === null) clearSession()
  else signIn(answer(member), { remember: false })
  setLocale(locale)
  document.documentElement.lang = locale
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false, gcTime: 0 },
  })
  let at = route
  const Watch = () => {
    const { pathname, search } = useLocation()
    at = pathname + search
    return null
  }
  const rendered = render(
    <PlatformProvider>
      <MemoryRouter initialEntries={[route]}>
        <Watch />
        <Routes>
          <Route path={path} element={component} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </PlatformProvider>,
  )
  return { ...rendered, user: userEvent.setup(), location: () => at }
}

/** A path outside the test: of another remote, or of none. */
function Elsewhere() {
  const owner = neighbourOf(useLocation().pathname)
  return owner === null ? null : <NeighbourPage name={owner} />
}

/** Cleans up after each test. Called by the jest setup of this package. */
export function resetPlatform(): void {
  act(() => {
    clearSession()
    setLocale('zh-CN')
    pageStore.set(dialogsAtom, { open: [], waiting: [] })
    dismissToast()
  })
  queryClient.clear()
  replaceHttpAdapter(undefined)
  localStorage.clear()
  sessionStorage.clear()
}
