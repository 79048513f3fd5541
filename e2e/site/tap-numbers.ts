/** The behaviour check, solved by tapping its numbers in ascending order. */
import { expect, type Page } from '@playwright/test'

/** Taps the numbers of the open check in the right or the wrong order. */
export async function tapNumbers(page: Page, order: 'right' | 'wrong' = 'right'): Promise<void> {
  const group = page.getByRole('group', { name: '按从小到大的顺序依次点按数字。' })
  // Waits for untapped numbers, because on a second attempt the old ones are all tapped.
  const untapped = group.getByRole('button', { pressed: false })
  await expect(untapped).toHaveCount(5)
  const labels = (await untapped.allInnerTexts()).toSorted((one, other) => Number(one) - Number(other))
  if (order === 'wrong') labels.reverse()
  // A tapped number's name includes its position, so the bare number matches one button.
  for (const label of labels) await group.getByRole('button', { name: label, exact: true }).click()
}
