/** The behaviour check that is passed by tapping its numbers from small to large. */
import { expect, type Page } from '@playwright/test'

/** Taps the numbers of the check that is open, in the order that it wants or the other way round. */
export async function tapNumbers(page: Page, order: 'right' | 'wrong' = 'right'): Promise<void> {
  const group = page.getByRole('group', { name: '按从小到大的顺序依次点按数字。' })
  // All untapped: those of the check before, when this one is its second try, were all tapped.
  const untapped = group.getByRole('button', { pressed: false })
  await expect(untapped).toHaveCount(5)
  const labels = (await untapped.allInnerTexts()).toSorted((one, other) => Number(one) - Number(other))
  if (order === 'wrong') labels.reverse()
  // A tapped number is named by its place too, so the bare number is one button's name.
  for (const label of labels) await group.getByRole('button', { name: label, exact: true }).click()
}
