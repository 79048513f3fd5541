/**
 * A list of 10,000 rows and a sheet, on a phone with a quarter of the CPU (`npm run proof -- smooth`): no task over 50 ms.
 */
import { useMember } from '../site/member-session.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { expect, test } from '../site/watched-page.ts'
import { manyRecords } from './many-records.ts'
import { atRest, figure, formatTasks, letRun, recordTasks, slowPhone } from './slow-page.ts'

const ROWS = 10_000
/** Faster than a finger, so that the end is reached within minutes. */
const GESTURE = { x: 195, y: 600, yDistance: -8_000, speed: 8_000, gestureSourceType: 'mouse' } as const
const OPENINGS = 10
/** Longer than the movement of a sheet. */
const SETTLED_MS = 600

test('records of 10,000 bets scroll to their end without a task over 50 ms', async ({ page, context }) => {
  test.setTimeout(900_000)
  await withoutPopUps(page)
  await useMember(context, 'demo01')
  await manyRecords(page, ROWS)
  await page.goto('/mine/record/betRecord')
  await expect(page.locator('[aria-posinset="1"]')).toBeVisible()
  const session = await slowPhone(page)
  await atRest(page)
  const longTasks = await recordTasks(page)
  const isAtEnd = () =>
    page.evaluate(() => document.querySelector('li[aria-posinset]:not([aria-setsize="-1"])') !== null)
  for (let gesture = 0; gesture < 400 && !(await isAtEnd()); gesture += 1)
    await session.send('Input.synthesizeScrollGesture', GESTURE)
  expect(await isAtEnd()).toBe(true)
  const durations = await longTasks()
  figure(`records of ${ROWS} bets scrolled to their end at CPU x4: ${formatTasks(durations)}`)
  expect(durations).toEqual([])
})

test('a sheet opens and closes ten times without a task over 50 ms', async ({ page, context }) => {
  test.setTimeout(180_000)
  await withoutPopUps(page)
  await useMember(context, 'demo01')
  await page.goto('/game/egame')
  const cover = page.locator('[data-remote="games"] article button').first()
  const sheet = page.getByRole('dialog')
  // The first opening loads the sheet's code.
  await cover.click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await slowPhone(page)
  await atRest(page)
  const longTasks = await recordTasks(page)
  const box = await cover.boundingBox()
  if (box === null) throw new Error('The lobby has no cover.')
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    // Not by the locator, which would look for what covers it within the task of the tap.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(sheet).toBeVisible()
    await letRun(page, SETTLED_MS)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await letRun(page, SETTLED_MS)
  }
  const durations = await longTasks()
  figure(`sheet opened and closed ${OPENINGS} times at CPU x4: ${formatTasks(durations)}`)
  expect(durations).toEqual([])
})
