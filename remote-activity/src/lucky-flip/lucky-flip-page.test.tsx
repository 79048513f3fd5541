import { type Flip, flipTable, luckyFlipFind, luckyFlipFlip, luckyFlipInfo } from '@lantern/contract/lucky-flip'
import { expectNoAxeViolations, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { screen, waitFor, within } from '@testing-library/react'
import { LuckyFlipPage } from './lucky-flip-page.tsx'

const ROUTE = '/activity/luckyFlip'
const SERVER_SEED = 'c'.repeat(64)
/** SHA-256 of the seed, and the numbers of HMAC-SHA256(seed, 'mine:1:0' and 'mine:1:1'), computed by Node. */
const HASH = '52b6419d27bd7f547cee3b92f8c17a908b8a49601ecbec161e5030de1dfe9e0a'
const POINTS = [7533, 4775, 7824, 5616, 3017, 6264, 6024, 4281, 7129]
const NEXT = 'c6c1c9a9c8543f1e4cd980064cf1625eeb61a90703b2464fff039f21682508b3'
/** SHA-256 of the seed "other". */
const OTHER = 'd9298a10d1b0735837dc4bd85dac641b0f3cef27a47e5d53a54f2f3f5b2fcffa'
const prizes = [
  { id: 'p88', name: { zh: '¥88.00', en: '¥88.00' }, amount: '88.00', weight: 10 },
  { id: 'p1', name: { zh: '¥1.00', en: '¥1.00' }, amount: '1.00', weight: 3_100 },
  { id: 'none', name: { zh: '无奖金', en: 'No prize' }, amount: '0.00', weight: 6_890 },
]
const table = flipTable(prizes)

const own = { position: 4, clientSeed: 'mine', nonce: 1 }
/** An honest flip: card 5 has the number 3017. */
const FLIP: Flip = {
  ...own,
  no: 'F1',
  at: NOON - 10_000,
  commit: HASH,
  serverSeed: SERVER_SEED,
  table,
  prizeId: 'p1',
  prize: { zh: '¥1.00', en: '¥1.00' },
  amount: '1.00',
}
const info = (my: object | null = {}) => ({
  table,
  prizes,
  my: my && {
    chances: 3,
    renewAt: NOON,
    next: { commit: HASH, nonce: 1 },
    record: [],
    ...my,
  },
})
const answers = (api: FakeApi) => {
  api.on(luckyFlipInfo, info())
}
/** State of the server after a flip. */
const after = (api: FakeApi, flip: Flip) =>
  api.on(luckyFlipInfo, info({ chances: 2, next: { commit: NEXT, nonce: 2 }, record: [flip] }))

describePage('LuckyFlipPage', {
  page: <LuckyFlipPage />,
  route: ROUTE,
  title: { 'zh-CN': '幸运翻牌', en: 'Lucky flip' },
  reads: [luckyFlipInfo],
  answers,
})

function open(locale: 'zh-CN' | 'en' = 'zh-CN', member: string | null = 'demo01') {
  const api = fakeApi()
  answers(api)
  return { api, ...renderWithPlatform(<LuckyFlipPage />, { route: ROUTE, locale, member }) }
}
const card = (name: string) => screen.findByRole('button', { name })
async function seedIs(user: ReturnType<typeof open>['user'], seed: string, label = '我的种子') {
  await user.click(screen.getByText(label === '我的种子' ? '公平性' : 'Fairness'))
  const field = screen.getByLabelText(label)
  await user.clear(field)
  if (seed !== '') await user.type(field, seed)
}

describe('LuckyFlipPage', () => {
  it('[ACT-18] shows the probability of every prize and the average, and asks visitors to log in', async () => {
    const api = fakeApi()
    api.on(luckyFlipInfo, info(null))
    const { container } = renderWithPlatform(<LuckyFlipPage />, { route: ROUTE, member: null, locale: 'en' })
    const odds = within(await screen.findByRole('table', { name: 'Published probabilities' }))
    expect(odds.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PrizeProbability',
      '¥88.000.10%',
      '¥1.0031.00%',
      'No prize68.90%',
    ])
    expect(screen.getByText('¥0.39 a flip on average.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', expect.stringContaining('luckyFlip'))
    await expectNoAxeViolations(container)
  })

  it('[ACT-19] flips the chosen card once for two taps, with the promise, table and seed that were shown, and checks the answer', async () => {
    const { api, user, container } = open()
    await card('第 5 张')
    await seedIs(user, 'mine')
    const flip = FLIP
    api.on(luckyFlipFlip, { flip, next: { commit: NEXT, nonce: 2 }, chances: 2 })
    after(api, flip)
    await user.dblClick(await card('第 5 张'))
    expect(await card(`第 5 张：${flip.prize.zh}`)).toBeVisible()
    expect(await screen.findByText(/^已校验/)).toBeVisible()
    expect(api.calls(luckyFlipFlip)).toEqual([expect.objectContaining({ ...own, table })])
    // The other cards stay closed.
    expect(screen.getAllByRole('button', { name: /^第 \d 张$/ })).toHaveLength(8)
    await expectNoAxeViolations(container)
  })

  it.each([
    ['a prize that was not drawn', (flip: Flip) => ({ ...flip, prizeId: 'none' })],
    ['a seed that was not promised', (flip: Flip) => ({ ...flip, serverSeed: 'other', commit: OTHER })],
  ])('[ACT-19] reports %s and stops', async (_what, change) => {
    const { api, user } = open('en')
    await card('Card 5')
    await seedIs(user, 'mine', 'My seed')
    const flip = change(FLIP)
    api.on(luckyFlipFlip, { flip, next: { commit: NEXT, nonce: 2 }, chances: 2 })
    after(api, flip)
    await user.click(await card('Card 5'))
    expect(await screen.findByText(/^The check failed/)).toBeVisible()
    await user.click(await card('Card 1'))
    expect(api.calls(luckyFlipFlip)).toHaveLength(1)
  })

  it('[ACT-20] looks a lost flip up by its request number, and never flips twice', async () => {
    const { api, user } = open()
    await card('第 5 张')
    await seedIs(user, 'mine')
    const flip = FLIP
    api.lose(luckyFlipFlip)
    api.on(luckyFlipFind, { flip })
    after(api, flip)
    await user.click(await card('第 5 张'))
    expect(await card(`第 5 张：${flip.prize.zh}`)).toBeVisible()
    const [sent] = api.calls(luckyFlipFlip)
    expect(api.calls(luckyFlipFlip)).toHaveLength(1)
    expect(api.calls(luckyFlipFind)).toEqual([{ requestNo: (sent as { requestNo: string }).requestNo }])
  })

  it('[ACT-20] shows the refusal when the table has changed, and the new table', async () => {
    const { api, user } = open()
    await card('第 5 张')
    api.refuse(luckyFlipFlip, 711015, '奖品概率已更新，请查看后再翻')
    api.on(luckyFlipInfo, { ...info(), prizes: prizes.slice(1) })
    await user.click(await card('第 5 张'))
    expect(await screen.findByText('奖品概率已更新，请查看后再翻')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('¥88.00')).toBeNull())
  })

  it('[ACT-19] accepts no seed with spaces, and no flip without chances', async () => {
    const { api, user } = open()
    await card('第 5 张')
    await seedIs(user, 'a b')
    expect(await card('第 5 张')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByLabelText('我的种子')).toHaveAccessibleDescription(expect.stringContaining('不含空格'))
    await user.click(await card('第 5 张'))
    expect(api.calls(luckyFlipFlip)).toHaveLength(0)
  })

  it('[ACT-21] shows every step of the check of an older flip, with all nine cards and the data to copy', async () => {
    const { user, api } = open('en')
    const flip = FLIP
    after(api, flip)
    await user.click(await screen.findByRole('button', { name: /Check it yourself/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Check it yourself' }))
    const cards = within(await sheet.findByRole('list', { name: 'Nine cards' })).getAllByRole('listitem')
    expect(cards.map(({ firstChild }) => Number(firstChild?.textContent))).toEqual(POINTS)
    expect(cards[4]).toHaveTextContent(`${flip.prize.en}yours`)
    expect(sheet.getAllByText('matches')).toHaveLength(2)
    await expectNoAxeViolations(document.body)
    await user.click(sheet.getByRole('button', { name: 'Copy the data' }))
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual({
      commit: flip.commit,
      serverSeed: flip.serverSeed,
      ...own,
      table,
      prizeId: flip.prizeId,
    })
  })
})
