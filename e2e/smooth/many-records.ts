/** More bets than a member makes in years: the first real one, repeated page by page. */
import { type Bet, betRecords } from '@lantern/contract/records'
import type { Page } from '@playwright/test'

const MINUTE_MS = 60_000

/** @param count bets in all, newest first, a minute apart */
export async function manyRecords(page: Page, count: number): Promise<void> {
  let first: { body: { data: { list: Bet[] } } } | undefined
  await page.route(`**${betRecords.path}`, async (route) => {
    const { pageNum, pageSize } = route.request().postDataJSON() as { pageNum: number; pageSize: number }
    first ??= { body: await (await route.fetch()).json() }
    const { data } = first.body
    const [sample] = data.list
    if (sample === undefined) throw new Error('The member has no bet to repeat')
    const from = (pageNum - 1) * pageSize
    const list = Array.from({ length: Math.min(pageSize, count - from) }, (_none, index) => ({
      ...sample,
      no: `${sample.no}-${from + index}`,
      placedAt: sample.placedAt - (from + index) * MINUTE_MS,
    }))
    const answer = { ...first.body, data: { ...data, list, total: count, hasMore: from + pageSize < count } }
    await route.fulfill({ json: answer })
  })
}
