/** The four remotes: where each opens, how to detect it, and its fallback. */
import type { Locator, Page } from '@playwright/test'

export type RemoteUnderTest = {
  readonly name: 'games' | 'mine' | 'chat' | 'activity'
  /** A page (or panel) of the remote. */
  readonly path: string
  /** An element that only the remote renders. */
  content(page: Page): Locator
  /** The element that names the version of that page. */
  frame(page: Page): Locator
  /** The shell's fallback with a retry. */
  panel(page: Page): Locator
  /** Another remote and its link in the tab bar. */
  readonly other: { readonly tab: string; readonly name: string }
}

const framePanel = (title: string) => (page: Page) => page.getByRole('alert').filter({ hasText: title })

export const REMOTES: readonly RemoteUnderTest[] = [
  {
    name: 'games',
    frame: (page) => frameOf(page, 'games'),
    path: '/game/sport',
    content: (page) => page.locator('[data-remote="games"][data-state="here"]').getByRole('heading', { level: 1 }),
    panel: framePanel('游戏大厅暂时打不开'),
    other: { tab: '优惠', name: 'activity' },
  },
  {
    name: 'mine',
    frame: (page) => frameOf(page, 'mine'),
    path: '/mine',
    content: (page) =>
      page.locator('[data-remote="mine"][data-state="here"]').getByRole('button', { name: '退出登录' }),
    panel: framePanel('会员中心暂时打不开'),
    other: { tab: '体育', name: 'games' },
  },
  {
    name: 'activity',
    frame: (page) => frameOf(page, 'activity'),
    path: '/activity/discount',
    content: (page) =>
      page.locator('[data-remote="activity"][data-state="here"]').getByRole('group', { name: '优惠分类' }),
    panel: framePanel('优惠活动暂时打不开'),
    other: { tab: '体育', name: 'games' },
  },
  {
    name: 'chat',
    frame: (page) => page.locator('[data-remote="chat"][data-slot="chat.panel"]'),
    path: '/?chat=1&roomId=lobby',
    content: (page) => page.getByRole('log'),
    panel: framePanel('聊天暂不可用'),
    other: { tab: '体育', name: 'games' },
  },
]

/** Locates the painted page of a remote. */
export function frameOf(page: Page, name: string): Locator {
  return page.locator(`[data-remote="${name}"][data-state="here"]`)
}
