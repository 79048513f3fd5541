import { activityList } from '@lantern/contract/activity'
import { venueList } from '@lantern/contract/games'
import { pageFeed } from '@lantern/contract/pages'
import { namingList, noticeList, stationAdList, webTerminal } from '@lantern/contract/site'
import { writeStored } from '@lantern/platform'
import { aNotice, aVenue, expectNoAxeViolations, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { takeHomeCache } from '../../host/boot/home-cache.ts'
import { noRemotes } from '../../host/remotes/no-remotes.ts'
import { RemotesProvider } from '../../host/remotes/remotes-context.ts'
import { FeedWatch } from './below/feed-watch.tsx'
import { HomePage } from './home-page.tsx'

const ad = {
  id: 'a1',
  slot: 'home_hero' as const,
  image: '',
  alt: '今夜德比',
  title: '今夜德比',
  jump: '/game/sport',
  sort: 0,
  start: 0,
  end: 9e12,
}

function answers(api: FakeApi): void {
  api.on(stationAdList, { list: [ad, { ...ad, id: 'a2', title: '外站', jump: 'https://evil.test/' }] })
  api.on(noticeList, { list: [aNotice({ title: '本站为模拟环境', end: 9e12 })] })
  api.on(venueList, {
    list: [
      aVenue({ enName: 'OBTY' }),
      aVenue({ enName: 'V188', status: 2, maintainFrom: 1, maintainTo: 2 }),
      aVenue({ enName: 'AG', category: 'realbet', name: { zh: 'AG 真人', en: 'AG Live' } }),
    ],
  })
  api.on(namingList, {
    list: [
      { code: 'OBTY', zh: '欧博体育', en: 'OB Sports' },
      { code: 'realbet', zh: '真人视讯', en: 'Live casino' },
    ],
  })
  api.on(activityList, { list: [] })
  api.on(pageFeed, { blocks: [{ type: 'categories', sort: 0 }] })
  api.on(webTerminal, { splash: null, minVersion: '2.0.0' })
}

function open() {
  const api = fakeApi()
  answers(api)
  return { api, ...render() }
}

/** Home and an empty page; notes whether the block of games is in the commit that shows home. */
function Visits({ shown }: { shown: boolean[] }) {
  const isHome = useLocation().pathname === '/'
  const navigate = useNavigate()
  useLayoutEffect(() => {
    if (isHome) shown.push(document.querySelector('.inset') !== null)
  }, [isHome, shown])
  return (
    <RemotesProvider value={noRemotes}>
      {isHome && <HomePage />}
      <button type="button" onClick={() => navigate('/other')}>
        away
      </button>
      <button type="button" onClick={() => navigate('/')}>
        tap
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </RemotesProvider>
  )
}

function render(member: string | null = null) {
  const page = (
    <RemotesProvider value={noRemotes}>
      <HomePage />
    </RemotesProvider>
  )
  return renderWithPlatform(page, { member })
}

// jsdom has no layout.
beforeAll(() => Object.assign(performance, { mark: () => undefined }))

describe('/', () => {
  it('[SHELL-HOME-2] uses the naming list for venues and categories', async () => {
    const { user, container } = open()
    expect(await screen.findByRole('link', { name: /欧博体育/ })).toBeInTheDocument()
    const live = screen.getByRole('tab', { name: /真人视讯/ })
    await user.click(live)
    expect(await screen.findByRole('link', { name: /AG 真人/ })).toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it('[SHELL-HOME-1] fetches the venues once, however fast the categories are tapped', async () => {
    const { api, user } = open()
    await screen.findByRole('link', { name: /欧博体育/ })
    for (const tab of screen.getAllByRole('tab')) await user.click(tab)
    expect(api.calls(venueList)).toHaveLength(1)
  })

  it('[SHELL-HOME-1] contains a failing block, with a retry', async () => {
    const api = fakeApi()
    answers(api)
    api.lose(stationAdList)
    const { user } = render()
    const chips = await screen.findAllByRole('button', { name: '加载失败，点击重试' })
    expect(chips).toHaveLength(1)
    expect(await screen.findByText('本站为模拟环境')).toBeInTheDocument()
    answers(api)
    await user.click(chips[0] as HTMLElement)
    expect(await screen.findByRole('region', { name: '推荐' })).toHaveTextContent('今夜德比')
  })

  it('[SHELL-HOME-1] removes the hero when there is nothing to show in it', async () => {
    const api = fakeApi()
    answers(api)
    api.on(stationAdList, { list: [] })
    render()
    await screen.findByText('本站为模拟环境')
    await waitFor(() => expect(screen.queryByRole('region', { name: '推荐' })).not.toBeInTheDocument())
  })

  it('[SHELL-HOME-4] shows an ad with an unknown target as a picture without a link', async () => {
    open()
    const hero = within(await screen.findByRole('region', { name: '推荐' }))
    expect(hero.getAllByRole('link')).toHaveLength(1)
    expect(hero.getByText('外站').closest('a')).toBeNull()
  })

  it('[SHELL-HOME-6] orders the blocks by the last feed', async () => {
    writeStored('homeOrder', ['categories', 'hero'])
    open()
    await screen.findByRole('link', { name: /欧博体育/ })
    const tabs = screen.getByRole('tablist')
    const hero = await screen.findByRole('region', { name: '推荐' })
    expect(tabs.compareDocumentPosition(hero) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('[SHELL-HOME-6] stores the order of the feed for the next visit', async () => {
    const api = fakeApi()
    answers(api)
    renderWithPlatform(<FeedWatch />, { member: null })
    await waitFor(() => expect(localStorage.getItem('homeOrder')).toMatch(/^\["categories","hero"/))
  })

  it('[SHELL-HOME-18] shows the first screen before the rest after a tap, everything at once on load and on the way back', async () => {
    answers(fakeApi())
    const shown: boolean[] = []
    const { user, container } = renderWithPlatform(<Visits shown={shown} />, { member: null })
    const go = (name: string) => user.click(screen.getByRole('button', { name }))
    await go('away')
    await go('tap')
    await waitFor(() => expect(container.querySelector('.inset')).not.toBeNull())
    await go('away')
    await go('back')
    expect(shown).toEqual([true, false, true])
  })

  it('[SHELL-HOME-5] offers registration to a visitor, not to a member', async () => {
    open()
    expect(await screen.findByRole('link', { name: '注册' })).toHaveAttribute('href', '/user/register')
    cleanup()
    answers(fakeApi())
    render('demo01')
    await screen.findByRole('tab', { name: /体育/ })
    expect(screen.queryByRole('link', { name: '注册' })).toBeNull()
  })

  it('[SHELL-COUNT-3] shows each count beside its category, from the cache when logged out', async () => {
    const count = (n: number, updatedAt: number) => ({ count: n, live: 1, updatedAt })
    takeHomeCache({ counts: { TY: count(66, Date.now()), DZ: count(12_345, 1) } }, Date.now())
    open()
    expect(await screen.findByRole('tab', { name: /体育.*66/ })).toBeInTheDocument()
    const slots = within(screen.getByRole('tab', { name: /电子/ }))
    // Older than five minutes: shown dimmed.
    expect(slots.getByText('9,999+')).toHaveAttribute('data-stale', 'true')
    expect(screen.getByText('66')).not.toHaveAttribute('data-stale')
    expect(screen.getByRole('tab', { name: '捕鱼' })).toBeInTheDocument()
    takeHomeCache({}, 0)
  })

  it('stores a venue starred by its star or a long press, and opens none under maintenance', async () => {
    const { user } = open()
    const star = await screen.findByRole('button', { name: '收藏欧博体育' })
    expect(star).toHaveAttribute('aria-pressed', 'false')
    await user.click(star)
    expect(star).toHaveAttribute('aria-pressed', 'true')
    expect(localStorage.getItem('favouriteVenues')).toBe('["OBTY"]')
    expect(screen.getByText(/维护至/).closest('a')).toBeNull()
  })
})
