/** Tests every state of a page on the page kit, in both languages, with the accessibility engine of the journeys. */
import type { Endpoint } from '@lantern/contract'
import { LOCALES, type Locale } from '@lantern/i18n'
import { queryClient } from '@lantern/platform'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expectNoAxeViolations } from './expect-axe.ts'
import { type FakeApi, fakeApi } from './fake-api.ts'
import { renderWithPlatform } from './render-with-platform.tsx'

export type PageUnderTest = {
  page: ReactElement
  /** Address at which the page is opened. */
  route: string
  /** Route pattern with parameters. @default '*' */
  path?: string
  /** The heading in each language. */
  title: Readonly<Record<Locale, string>>
  /** The required reads: each is refused and lost in turn. */
  reads: readonly Endpoint[]
  /** Consistent answers; all others are generated from the contract. */
  answers: (api: FakeApi) => void
  /** Answers that hold nothing to show, and the sentence that then stands on the page. Absent for a page that always has content. */
  empty?: { answers: (api: FakeApi) => void; text: Readonly<Record<Locale, string | RegExp>> }
}

const RETRY: Readonly<Record<Locale, string>> = { 'zh-CN': '重试', en: 'Retry' }
const OFFLINE: Readonly<Record<Locale, RegExp>> = { 'zh-CN': /^网络已断开/, en: /^You are offline/ }
const REFUSAL = 'The server said no'
/** Data that is older is marked with its time while the device is offline (PAGE-2). */
const OLD_MS = 61_000

/**
 * Tests the states of a page: loading, ready, empty, refused, lost, a failed refresh, and offline; none may have an accessibility fault.
 *
 * @example describePage('WalletPage', { page: <WalletPage />, route: ROUTE.wallet, title: { 'zh-CN': '钱包', en: 'Wallet' }, reads: [walletOverview], answers })
 */
export function describePage(name: string, under: PageUnderTest): void {
  describe.each(LOCALES)(`${name} in %s`, (locale) => {
    function open(change: (api: FakeApi) => void = () => {}) {
      const api = fakeApi({ others: 'generated' })
      under.answers(api)
      change(api)
      return { api, ...renderWithPlatform(under.page, { route: under.route, path: under.path, locale }) }
    }
    const heading = () => screen.findByRole('heading', { level: 1, name: under.title[locale] })
    const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))

    it('is ready with a heading and without accessibility faults', async () => {
      const { container } = open()
      await heading()
      await settled()
      expect(screen.queryByText(REFUSAL)).not.toBeInTheDocument()
      await expectNoAxeViolations(container)
    })

    it('shows its heading and a skeleton while it loads', async () => {
      const { container } = open((api) => {
        for (const read of under.reads) api.hang(read)
      })
      await heading()
      expect((await screen.findAllByRole('status')).length).toBeGreaterThan(0)
      await expectNoAxeViolations(container)
    })

    it.each(under.reads.map((read) => [read.path, read] as const))('recovers from a refusal of %s', async (_, read) => {
      const { api, container, user } = open((fake) => fake.refuse(read, 10001, REFUSAL))
      expect(await screen.findByText(REFUSAL)).toBeInTheDocument()
      await heading()
      await expectNoAxeViolations(container)
      under.answers(api)
      await user.click(screen.getByRole('button', { name: RETRY[locale] }))
      await waitFor(() => expect(screen.queryByText(REFUSAL)).not.toBeInTheDocument())
    })

    it.each(under.reads.map((read) => [read.path, read] as const))('recovers from a lost %s', async (_, read) => {
      const { api, container, user } = open((fake) => fake.lose(read))
      const retry = await screen.findByRole('button', { name: RETRY[locale] })
      await expectNoAxeViolations(container)
      under.answers(api)
      await user.click(retry)
      await waitFor(() => expect(screen.queryByRole('button', { name: RETRY[locale] })).not.toBeInTheDocument())
    })

    it('keeps its content when a refresh fails', async () => {
      const { api, container } = open()
      await heading()
      await settled()
      const before = (container.textContent ?? '').length
      for (const read of under.reads) api.lose(read)
      await act(() => queryClient.invalidateQueries())
      // One for each part of the page with a read of its own.
      expect(await screen.findAllByRole('button', { name: RETRY[locale] })).not.toHaveLength(0)
      expect((container.textContent ?? '').length).toBeGreaterThan(before)
      await expectNoAxeViolations(container)
    })

    it('keeps its content while the device is offline and says so', async () => {
      const { container } = open()
      await heading()
      await settled()
      const before = (container.textContent ?? '').length
      await goOffline()
      expect(await screen.findAllByText(OFFLINE[locale])).not.toHaveLength(0)
      expect((container.textContent ?? '').length).toBeGreaterThan(before)
      await expectNoAxeViolations(container)
    })

    if (under.empty) {
      const { answers, text } = under.empty
      it('says that there is nothing yet', async () => {
        const { container } = open(answers)
        await heading()
        expect(await screen.findByText(text[locale])).toBeInTheDocument()
        await expectNoAxeViolations(container)
      })
    }
  })

  afterEach(() => jest.restoreAllMocks())
}

/** Reports a lost network and lets the data on the page be old, as time would. */
async function goOffline(): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => {
    for (const query of queryClient.getQueryCache().getAll())
      if (query.state.data !== undefined) query.setState({ dataUpdatedAt: Date.now() - OLD_MS })
    window.dispatchEvent(new Event('offline'))
  })
}
