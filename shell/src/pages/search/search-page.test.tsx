import { matchHot } from '@lantern/contract/games'
import { searchHot, searchQuery } from '@lantern/contract/search'
import { queryClient } from '@lantern/platform'
import { aMatch, expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readRecent, rememberSearch } from './recent-searches.ts'
import { SEARCH_DEBOUNCE_MS } from './search.api.ts'
import { SearchPage } from './search-page.tsx'

const venueHit = { id: 'OBTY', title: '欧博体育', note: '', route: '/game/sport?venue=OBTY', category: 'sport' }
const answer = { groups: [{ kind: 'venue' as const, list: [venueHit] }] }

function open(route = '/search') {
  const api = fakeApi()
  api.on(searchHot, {
    words: ['麻将胡了'],
    kinds: ['game'],
    subjects: [{ id: 'PG001', category: 'egame', image: '/art/PG001.webp' }],
  })
  api.on(searchQuery, answer)
  api.on(matchHot, { list: [aMatch({ id: 'm1' })] })
  return { api, ...renderWithPlatform(<SearchPage />, { route, member: null }) }
}
const field = () => screen.getByRole('searchbox', { name: /搜索场馆/ })

describe('/search', () => {
  it('[SHELL-SRCH-1] focuses the field, shows results under headings and announces their number', async () => {
    const { user, container } = open()
    expect(field()).toHaveFocus()
    await user.type(field(), 'ty')
    const venues = await screen.findByRole('region', { name: '场馆' })
    expect(within(venues).getByRole('link')).toHaveAttribute('href', '/game/sport?venue=OBTY')
    expect(screen.getByRole('region', { name: '帮助' })).toHaveTextContent('体育投注教程')
    expect(screen.getByRole('region', { name: '功能与设置' })).toHaveTextContent('体育')
    const links = screen.getAllByRole('link').length
    expect(screen.getByRole('status')).toHaveTextContent(`找到 ${links} 项结果`)
    await expectNoAxeViolations(container)
  })

  it('[SHELL-SRCH-2] shows results of the device at once and queries the server after a pause in typing', async () => {
    jest.useFakeTimers()
    const { api } = open()
    const keys = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await keys.type(field(), 'ck')
    expect(screen.getByRole('region', { name: '帮助' })).toHaveTextContent('存款')
    expect(api.calls(searchQuery)).toHaveLength(0)
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 50))
    expect(api.calls(searchQuery)).toHaveLength(0)
    await act(() => jest.advanceTimersByTimeAsync(50))
    expect(api.calls(searchQuery)).toEqual([{ q: 'ck', n: 6 }])
    jest.useRealTimers()
  })

  it('[SHELL-SRCH-2] aborts the request of an older query', async () => {
    const { api, user } = open()
    api.on(searchQuery, ({ q }) => (q === 'obx' ? new Promise(() => undefined) : answer))
    await user.type(field(), 'obx')
    await screen.findByText('正在搜索')
    await user.clear(field())
    await user.type(field(), 'ob')
    expect(await screen.findByRole('link', { name: '欧博体育' })).toBeInTheDocument()
  })

  it('[SHELL-SRCH-4] moves the focus to the first result when newer ones replace the focused one', async () => {
    const { api, user } = open()
    await user.type(field(), 'qqxx')
    const older = await screen.findByRole('link', { name: '欧博体育' })
    let answerNow = (): void => undefined
    const newer = { groups: [{ kind: 'venue' as const, list: [{ ...venueHit, id: 'AG', title: '真人馆' }] }] }
    api.on(searchQuery, () => new Promise<typeof newer>((resolve) => (answerNow = () => resolve(newer))))
    await user.type(field(), 'y')
    await user.keyboard('{ArrowDown}')
    expect(older).toHaveFocus()
    await waitFor(() => expect(api.calls(searchQuery)).toContainEqual({ q: 'qqxxy', n: 6 }))
    act(() => answerNow())
    await waitFor(() => expect(screen.getByRole('link', { name: '真人馆' })).toHaveFocus())
  })

  it('[SHELL-SRCH-4] moves the focus from the retry to the first result, though the list is empty in between', async () => {
    const { api, user } = open()
    api.lose(searchQuery)
    await user.type(field(), 'qqxx')
    const retry = await screen.findByRole('button', { name: '重试' })
    let answerNow = (): void => undefined
    api.on(searchQuery, () => new Promise<typeof answer>((resolve) => (answerNow = () => resolve(answer))))
    await user.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    act(() => answerNow())
    await waitFor(() => expect(screen.getByRole('link', { name: '欧博体育' })).toHaveFocus())
  })

  it('[SHELL-SRCH-2] keeps the results of the device when the server fails, and offers a retry', async () => {
    const { api, user } = open()
    api.lose(searchQuery)
    await user.type(field(), 'cunkuan')
    expect(await screen.findByRole('alert')).toHaveTextContent('暂时搜不到')
    expect(screen.getByRole('region', { name: '帮助' })).toHaveTextContent('存款')
    api.on(searchQuery, answer)
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: '欧博体育' })).toBeInTheDocument()
  })

  it('[SHELL-SRCH-3] shows popular and the last ten terms, and clears the latter', async () => {
    for (let n = 1; n <= 11; n += 1) rememberSearch(`词${n}`)
    rememberSearch('词5')
    const { user } = open()
    expect(await screen.findByRole('button', { name: '麻将胡了 游戏' })).toBeInTheDocument()
    expect(document.querySelector('[data-cover] > img')).toHaveAttribute('src', '/art/PG001.webp#square')
    const recent = within(screen.getByRole('region', { name: '最近搜索' }))
    expect(recent.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '词5',
      '词11',
      '词10',
      '词9',
      '词8',
      '词7',
      '词6',
      '词4',
      '词3',
      '词2',
    ])
    await user.click(recent.getByRole('button', { name: '清除' }))
    expect(readRecent()).toEqual([])
    expect(screen.queryByRole('region', { name: '最近搜索' })).not.toBeInTheDocument()
  })

  it('[SHELL-SRCH-3] stores a term whose result was opened', async () => {
    const { user } = open()
    await user.type(field(), 'obty')
    await user.click(await screen.findByRole('link', { name: '欧博体育' }))
    expect(readRecent()).toEqual(['obty'])
  })

  it('starts with the query of the address and keeps it for the back button', async () => {
    const { user, location } = open('/search?q=qk')
    expect(field()).toHaveValue('qk')
    expect(await screen.findByRole('region', { name: '帮助' })).toHaveTextContent('取款')
    await user.type(field(), 'uan')
    await screen.findByRole('status')
    await act(() => new Promise((resolve) => queueMicrotask(() => resolve(undefined))))
    expect(location()).toMatch(/^\/search\?q=qk/)
  })

  it('moves from the field through the results with the arrow keys', async () => {
    const { user } = open('/search?q=ob')
    const link = await screen.findByRole('link', { name: '欧博体育' })
    await user.keyboard('{ArrowDown}')
    expect(link).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(field()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(link).toHaveFocus()
  })

  it('shows an empty state with suggestions', async () => {
    const { api, user } = open()
    api.on(searchQuery, { groups: [] })
    await user.type(field(), 'zzzz')
    expect(await screen.findByText('没有找到“zzzz”')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '麻将胡了 游戏' })).toBeInTheDocument()
  })

  it('follows no result outside the known pages', async () => {
    const { api, user } = open()
    api.on(searchQuery, {
      groups: [{ kind: 'venue', list: [{ ...venueHit, id: 'x', title: '外站', route: '//evil.test' }, venueHit] }],
    })
    await user.type(field(), 'ob')
    await screen.findByRole('link', { name: '欧博体育' })
    expect(screen.queryByText('外站')).not.toBeInTheDocument()
  })

  it('[SHELL-SRCH-6] shows matches before any input, and none when they cannot be read', async () => {
    const { unmount } = open()
    const matches = within(await screen.findByRole('region', { name: '热门赛事' }))
    const link = await matches.findByRole('link', { name: /河湾\s– 山谷/ })
    expect(link).toHaveAttribute('href', '/game/sport/match/m1')
    expect(link).toHaveTextContent('1 : 0')
    unmount()
    queryClient.clear()
    open().api.lose(matchHot)
    await waitFor(() => expect(screen.queryByRole('region', { name: '热门赛事' })).not.toBeInTheDocument())
  })
})
