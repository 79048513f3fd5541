import { clearSession, signIn } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { act } from '@testing-library/react'
import { lazy, useEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import { noRemotes } from '../remotes/no-remotes.ts'
import { RemotesProvider } from '../remotes/remotes-context.ts'
import { PagesAhead } from './pages-ahead.tsx'

let rendered: string[]
const ran = jest.fn()
const removed = jest.fn()

function Page({ name }: { name: string }) {
  rendered.push(name)
  useEffect(ran, [])
  return <h1 ref={(element) => (element ? undefined : removed)}>{name}</h1>
}
const Throwing = () => {
  throw new Error('fails while it renders')
}
const Suspended = lazy(() => new Promise<never>(() => undefined))

/** @param pages elements of `/mine/<key>`, all of them named to be rendered ahead */
function open(pages: Readonly<Record<string, RouteObject['element']>>, member: string | null = 'demo01') {
  const routes = Object.entries(pages).map(([path, element]) => ({ path, element }))
  const remotes = {
    ...noRemotes,
    ownerOf: () => 'mine',
    prefixOf: () => '/mine',
    prefetchAll: async () => Object.keys(pages).map((path) => `/mine/${path}`),
    warm: jest.fn(async (): Promise<unknown> => ({ routes })),
  }
  const view = renderWithPlatform(
    <RemotesProvider value={remotes}>
      <PagesAhead />
    </RemotesProvider>,
    { member },
  )
  return { ...view, remotes }
}
/** In steps, because React renders between them. */
async function idle(ms = 4_000): Promise<void> {
  for (let past = 0; past < ms; past += STEP_MS) await act(async () => await jest.advanceTimersByTimeAsync(STEP_MS))
}
const STEP_MS = 250

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  rendered = []
  // React prints what it catches; the page that throws is meant to.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('pages that are rendered ahead', () => {
  it('[SHELL-REM-30] renders each named page on idle, outside the document, without its effects', async () => {
    const { container, remotes } = open({ vip: <Page name="vip" />, mail: <Page name="mail" /> })
    await idle()
    expect(remotes.warm.mock.calls).toEqual([['/mine/vip'], ['/mine/mail']])
    expect(new Set(rendered)).toEqual(new Set(['vip', 'mail']))
    expect(container.ownerDocument.querySelector('h1')).toBeNull()
    expect(ran).not.toHaveBeenCalled()
  })

  it('[SHELL-REM-30] goes on to the next page after one that throws or never loads', async () => {
    open({ broken: <Throwing />, slow: <Suspended />, mail: <Page name="mail" /> })
    await idle(12_000)
    expect(rendered).toContain('mail')
  })

  it('[SHELL-REM-30] skips a page that is open already, or whose code does not load', async () => {
    const { remotes } = open({ vip: <Page name="vip" /> })
    remotes.warm.mockResolvedValue(undefined)
    await idle()
    expect(rendered).toEqual([])
  })

  it('[SHELL-REM-30] renders a page that needs a session only for members, once', async () => {
    const { remotes } = open({ finance: <Page name="finance" /> }, null)
    await idle()
    expect(remotes.warm).not.toHaveBeenCalled()
    await act(async () => signIn(anAnswer, { remember: false }))
    await idle()
    expect(rendered).toContain('finance')
    const before = rendered.length
    await act(async () => clearSession())
    await act(async () => signIn(anAnswer, { remember: false }))
    await idle()
    expect(rendered).toHaveLength(before)
  })
})

const anAnswer = { token: 't', memberId: 'm', userName: 'demo01', expireAt: 9_999_999_999_999, guideDone: true }
