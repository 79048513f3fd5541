import { favouriteList, favouriteSave } from '@lantern/contract/favourites'
import { queryClient, signIn } from '@lantern/platform'
import { type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { FavouriteButton } from './favourite-button.tsx'

const LEAGUE = { kind: 'league' as const, id: 'football/Lantern League' }
const TEAM = { kind: 'team' as const, id: 'football/Beacons' }

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  queryClient.clear()
})

function open(member: string | null) {
  const { user } = renderWithPlatform(
    <>
      <FavouriteButton {...LEAGUE} name="灯塔联赛" />
      <FavouriteButton {...TEAM} name="灯标" />
    </>,
    { member },
  )
  const star = (name: string) => screen.getByRole('button', { name: `收藏 ${name}` })
  return { user, league: star('灯塔联赛'), team: star('灯标') }
}

it('[GAMES-49] shows the favourites of the member and saves a change at once', async () => {
  api.on(favouriteList, { list: [TEAM] })
  api.on(favouriteSave, { list: [LEAGUE, TEAM] })
  const { user, league, team } = open('demo01')
  await waitFor(() => expect(team).toHaveAttribute('aria-pressed', 'true'))
  expect(league).toHaveAttribute('aria-pressed', 'false')
  await user.click(league)
  expect(league).toHaveAttribute('aria-pressed', 'true')
  expect(api.calls(favouriteSave)).toEqual([{ items: [LEAGUE], on: true }])
})

it('[GAMES-49] reverts a change that the server refuses', async () => {
  api.on(favouriteList, { list: [TEAM] })
  api.refuse(favouriteSave, 10003, '未保存')
  const { user, team } = open('demo01')
  await waitFor(() => expect(team).toHaveAttribute('aria-pressed', 'true'))
  await user.click(team)
  await waitFor(() => expect(api.calls(favouriteSave)).toHaveLength(1))
  await waitFor(() => expect(team).toHaveAttribute('aria-pressed', 'true'))
})

it('[GAMES-49] an answer that arrives after the sign-out does not affect another member', async () => {
  api.on(favouriteList, { list: [TEAM] })
  const answer = Promise.withResolvers<{ list: (typeof LEAGUE | typeof TEAM)[] }>()
  api.on(favouriteSave, () => answer.promise)
  const { user, league, team } = open('demo01')
  await waitFor(() => expect(team).toHaveAttribute('aria-pressed', 'true'))
  await user.click(league)
  await waitFor(() => expect(api.calls(favouriteSave)).toHaveLength(1))
  act(() => {
    queryClient.clear()
    signIn({ token: 't2', memberId: 'm2', userName: 'vip10aa', expireAt: 0, guideDone: true }, { remember: false })
    queryClient.setQueryData(['games', 'favourites'], [])
  })
  await act(async () => answer.resolve({ list: [LEAGUE, TEAM] }))
  expect(queryClient.getQueryData(['games', 'favourites'])).toEqual([])
})

it('[GAMES-49] stores favourites of a visitor on the device, and adds them to the member’s after login', async () => {
  api.on(favouriteSave, { list: [LEAGUE, TEAM] })
  const { user, league, team } = open(null)
  await user.click(league)
  expect(JSON.parse(localStorage.getItem('favouriteGames') ?? '')).toEqual([LEAGUE])
  expect(league).toHaveAttribute('aria-pressed', 'true')
  act(() =>
    signIn({ token: 't1', memberId: 'm1', userName: 'demo01', expireAt: 0, guideDone: true }, { remember: false }),
  )
  await waitFor(() => expect(team).toHaveAttribute('aria-pressed', 'true'))
  expect(api.calls(favouriteSave)).toEqual([{ items: [LEAGUE], on: true }])
  expect(localStorage.getItem('favouriteGames')).toBeNull()
})
