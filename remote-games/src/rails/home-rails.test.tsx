import { gameHot, matchHot, venueLaunch } from '@lantern/contract/games'
import { memberInfo } from '@lantern/contract/user'
import { subscribe } from '@lantern/platform'
import {
  aGame,
  aMatch,
  aMember,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  renderWithPlatform,
} from '@lantern/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { countsCached } from '../parts/counts/counts.api.ts'
import { HomeRails } from './home-rails.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(matchHot, { list: [aMatch()] })
  api.on(gameHot, { list: [aGame()] })
})

describe('HomeRails', () => {
  it('shows live matches with score and clock, and popular games that open their launch sheet', async () => {
    const { container } = renderWithPlatform(<HomeRails />, { member: null })
    const matches = within(await screen.findByRole('region', { name: '热门赛事' }))
    expect(await matches.findByText('河湾')).toBeInTheDocument()
    expect(matches.getByText('上半场 20′')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '灯笼夜' })).toHaveAttribute('href', '/game/egame?venue=PG&game=g1')
    await expectNoAxeViolations(container)
  })

  it('[GAMES-20] shows odds in the chosen format, European for visitors', async () => {
    const visitor = renderWithPlatform(<HomeRails />, { member: null })
    expect(await screen.findByText('1.95')).toBeInTheDocument()
    visitor.unmount()
    api = fakeApi()
    api.on(matchHot, { list: [aMatch()] })
    api.on(gameHot, { list: [aGame()] })
    api.on(memberInfo, aMember({ oddsType: 2 }))
    renderWithPlatform(<HomeRails />)
    expect(await screen.findByText('0.95')).toBeInTheDocument()
  })

  it('omits an empty rail', async () => {
    api.on(matchHot, { list: [] })
    renderWithPlatform(<HomeRails />, { member: null })
    await screen.findByRole('link', { name: '灯笼夜' })
    expect(screen.queryByRole('region', { name: '热门赛事' })).toBeNull()
  })

  it('shows one short error with a retry', async () => {
    api.refuse(gameHot, 10003)
    const { user } = renderWithPlatform(<HomeRails />, { member: null })
    expect(await screen.findByText('加载失败')).toBeInTheDocument()
    api.on(gameHot, { list: [aGame()] })
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: '灯笼夜' })).toBeInTheDocument()
  })

  it('[GAMES-2] publishes a member’s counts and sends no request for a visitor', async () => {
    const known = jest.fn()
    const undo = subscribe('counts:known', known)
    api.on(countsCached, { TY: { count: 7, live: 0, updatedAt: 1 } })
    const visitor = renderWithPlatform(<HomeRails />, { member: null })
    await screen.findByRole('link', { name: '灯笼夜' })
    expect(api.calls(countsCached)).toHaveLength(0)
    visitor.unmount()
    api.refuse(venueLaunch, 711017)
    renderWithPlatform(<HomeRails />)
    await waitFor(() => expect(known).toHaveBeenCalledWith({ counts: { TY: { count: 7, live: 0, updatedAt: 1 } } }))
    undo()
  })
})
