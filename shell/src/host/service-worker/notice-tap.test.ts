/** @jest-environment @lantern/build/jest/worker-environment.cjs */
import { showPage } from './notice-tap.ts'

const openWindow = jest.fn(async () => null)
const pages = (...open: { url?: string; focus: jest.Mock }[]) => ({
  matchAll: async () => open.map((page) => ({ url: 'https://lantern.example/game/sport', ...page })),
  openWindow,
})
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

describe('a tap on a pushed notification', () => {
  it('[SHELL-PUSH-2] focuses the page with its address, and leaves other pages as they are', async () => {
    const [form, mail] = [
      { url: 'https://lantern.example/mine/finance/deposit', focus: jest.fn(async () => undefined) },
      { url: 'https://lantern.example/mine/mail', focus: jest.fn(async () => undefined) },
    ]
    await showPage(pages(form, mail), '/mine/mail')
    expect(mail.focus).toHaveBeenCalledTimes(1)
    await showPage(pages(form), '/mine/mail')
    expect(form.focus).not.toHaveBeenCalled()
    expect(openWindow.mock.calls).toEqual([['/mine/mail']])
  })
})
