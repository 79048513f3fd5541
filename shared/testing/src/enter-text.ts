import type { UserEvent } from '@testing-library/user-event'

/**
 * Puts text into a field in one step, as a paste or an autofill does: typing renders the page for each character. Tests of what a page does between two
 * characters use `user.type`.
 */
export async function enterText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
