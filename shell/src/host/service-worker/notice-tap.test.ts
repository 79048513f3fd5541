/** @jest-environment @lantern/build/jest/worker-environment.cjs */
import { showPage } from './notice-tap.ts'

const openWindow = jest.fn(async () => null)
const pages = (...open: { focus: jest.Mock }[]) => ({ matchAll: async () => open, openWindow })
beforeEach(() => openWindow.mockClear())

describe('a tap on the notification that the site is open', () => {
  it('[SHELL-STAT-12] focuses a page that is still open', async () => {
    const page = { focus: jest.fn(async () => undefined) }
    await showPage(pages(page))
    expect(page.focus).toHaveBeenCalledTimes(1)
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('[SHELL-STAT-12] opens home when no page is left or none can be focused', async () => {
    await showPage(pages())
    await showPage(pages({ focus: jest.fn(() => Promise.reject(new Error('not allowed'))) }))
    expect(openWindow.mock.calls).toEqual([['/'], ['/']])
  })
})
