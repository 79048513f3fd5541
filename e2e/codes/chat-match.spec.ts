/** The room of a match: both pages show its score, the one with a delay later. */
import { type ChatRoom, chatRooms, MSG } from '@lantern/contract/chat'
import { control } from '../site/control.ts'
import { post } from '../site/member-session.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'
import { enterRoom } from './chat-room.ts'

test('[CHAT-35, CHAT-42, GAMES-74, GAMES-75] two members see the score of the book, one of them 15 seconds later, and the sport pages the same', {
  tag: LONG_TAG,
}, async ({ browser, page, context }) => {
  const { list } = await post<{ list: ChatRoom[] }>(chatRooms.path, {})
  const room = list.findLast(({ type }) => type === 'match')
  if (!room) throw new Error('No match is live.')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await enterRoom(elsewhere, other, 'mod0001', room.roomId)
  const frames = await enterRoom(context, page, 'demo01', room.roomId)
  const [bar, theirs] = [page, other].map((one) => one.getByRole('region', { name: '比赛' }))
  if (!bar || !theirs) throw new Error('both pages show the match')
  await expect(bar.getByText(room.name.zh.split(' vs ')[0] ?? '', { exact: true })).toBeVisible()
  expect(frames.some(({ msgId }) => msgId === MSG.score)).toBe(true)

  // One score for the chat, the page and the title of the match, and the notice about a favourite.
  const matchId = room.roomId.replace('match:', '')
  const [matchPage, board] = [await context.newPage(), await context.newPage()]
  await matchPage.goto(`/game/sport/match/${matchId}`)
  await matchPage.getByRole('button', { name: `收藏 ${room.name.zh.split(' vs ')[0]}`, exact: true }).click()
  await board.goto('/game/sport')
  await expect(board.getByRole('article').first()).toBeVisible()

  await theirs.getByRole('combobox', { name: '比分延迟' }).selectOption('15')
  await control({ action: 'match.end', matchId, home: 17, away: 16 })
  const endedAt = Date.now()
  await expect(bar.getByText('17:16', { exact: true })).toBeVisible()
  await expect(bar.getByText('完场')).toBeVisible()
  await expect(matchPage.getByTestId('match-score')).toHaveText('17 : 16')
  await expect(matchPage).toHaveTitle(/17\D+16/)
  await expect(board.getByText(/17 : 16 .+ · 完场/)).toBeVisible()
  await expect(theirs.getByText('17:16')).toHaveCount(0)
  await expect(theirs.getByText('17:16', { exact: true })).toBeVisible({ timeout: 20_000 })
  expect(Date.now() - endedAt).toBeGreaterThanOrEqual(14_500)
  await elsewhere.close()
})
