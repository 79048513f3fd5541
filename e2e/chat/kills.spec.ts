/** The server is killed again and again during a conversation: each page shows each message once, all in one order. */

import { randomUUID } from 'node:crypto'
import { HEADER } from '@lantern/contract'
import { type ChatLine, chatHistory } from '@lantern/contract/chat'
import { type LoginAnswer, login } from '@lantern/contract/user'
import type { Browser, Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { adopt, deviceOfToken, PASSWORD } from '../site/member-session.ts'
import { EDGE_ORIGIN, SANDBOX_ORIGIN } from '../site/origins.ts'
import { ownEdge } from '../site/own-edge.ts'
import { ownSandbox } from '../site/own-sandbox.ts'
import { declinePopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { STILL } from '../site/still.ts'
import { expect, test } from '../site/watched-page.ts'

/** The proof, `npm run proof -- chat kills`: the process is killed. `npm test` only closes the sockets of its site, which needs no restart. */
const KILLS = Number(process.env.CHAT_KILLS || 3)
const CLIENTS = Number(process.env.CHAT_CLIENTS || 3)
const IS_PROOF = process.env.CHAT_KILLS !== undefined
const MEMBERS = [
  'demo01',
  'vip10aa',
  'mod0001',
  'audit01',
  'inviter1',
  'payee01',
  'payee02',
  'newbie1',
  'agent01',
  'limit01',
]
/** The first members of the list, who have a verified identity. */
const WRITERS = 3
const BACK_MS = 60_000
/** More screens than a conversation of 50 lines has. */
const MAX_SCREENS = 60

type Server = {
  /** Origins of the site and of the sandbox, which stores the lines. */
  readonly origin: string
  readonly sandbox: string
  /** Resolves when it answers again. */
  kill(): Promise<void>
  close(): Promise<void>
}

test.use(STILL)

test('[CHAT-3, CHAT-4, CHAT-13, CHAT-15, CHAT-18, SBX-CHAT-20] a server that is killed during a conversation: every page shows every message once, in one order', {
  tag: LONG_TAG,
}, async ({ browser, watch }) => {
  test.setTimeout(120_000 + KILLS * 60_000)
  watch.expectProblem(/WebSocket connection to|Failed to load resource/)
  const server = IS_PROOF ? await ownServer() : siteServer()
  try {
    await control({ action: 'chat.bots', on: false }, server.sandbox)
    const pages = await Promise.all(MEMBERS.slice(0, CLIENTS).map((name) => openPage(browser, server.origin, name)))
    const talk = randomUUID().slice(0, 8)
    const said: string[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const writer = pages[kill % WRITERS]
      if (!writer) throw new Error('there are writers')
      const text = `${talk} 第 ${kill + 1} 句`
      said.push(text)
      await say(writer, text)
      // Before, while or after the line is stored and sent.
      await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 150))
      await server.kill()
      await control({ action: 'chat.bots', on: false }, server.sandbox)
      await Promise.all(pages.map(comeBack))
      await sayAgainIfFailed(writer)
      await expect.poll(async () => (await stored(server)).filter((one) => one === text).length).toBe(1)
      const order = (await stored(server)).filter((one) => said.includes(one)).slice(-5)
      for (const page of pages)
        await expect(async () => {
          // A process that has just started may be too busy for heartbeats, and the page connects once more.
          await comeBack(page)
          expect((await shown(page, talk)).slice(-order.length)).toEqual(order)
        }).toPass({ timeout: BACK_MS })
    }
    const all = (await stored(server)).filter((one) => said.includes(one))
    expect([...all].sort()).toEqual([...said].sort())
    for (const page of pages)
      await expect(async () => {
        await comeBack(page)
        expect(await conversation(page, talk)).toEqual(all)
      }).toPass({ timeout: BACK_MS * 2 })
    test.info().annotations.push({
      type: 'figure',
      description: `${KILLS} kills, ${CLIENTS} pages, ${said.length} messages: each once on each page, in one order`,
    })
    for (const page of pages) await page.context().close()
  } finally {
    await control({ action: 'chat.bots', on: true }, server.sandbox)
    await server.close()
  }
})

function siteServer(): Server {
  return {
    origin: EDGE_ORIGIN,
    sandbox: SANDBOX_ORIGIN,
    async kill() {
      await control({ action: 'chat.kill' })
    },
    close: () => Promise.resolve(),
  }
}

async function ownServer(): Promise<Server> {
  const sandbox = await ownSandbox()
  const edge = await ownEdge()
  await sandbox.start()
  await edge.start({ UPSTREAM: sandbox.origin, LOG_LEVEL: 'fatal' })
  return {
    origin: edge.origin,
    sandbox: sandbox.origin,
    async kill() {
      await sandbox.kill()
      await sandbox.start()
    },
    async close() {
      await edge.stop()
      await sandbox.close()
    },
  }
}

async function openPage(browser: Browser, origin: string, userName: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await declinePopUps(page)
  await adopt(context, await signIn(origin, userName), origin)
  await page.goto(`${origin}/?chat=1&roomId=lobby`)
  await comeBack(page)
  return page
}

async function signIn(origin: string, userName: string): Promise<LoginAnswer> {
  return ask(origin, login.path, { userName, password: PASSWORD })
}

async function ask<Data>(origin: string, path: string, body: object): Promise<Data> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADER.deviceUuid]: deviceOfToken('') },
    body: JSON.stringify(body),
  })
  const { status_code, message, data } = (await answer.json()) as { status_code: number; message: string; data: Data }
  if (status_code !== 6000) throw new Error(`${path}: ${status_code} ${message}`)
  return data
}

/** The newest 100 texts of the room on the server, in order: at least the whole conversation of this test. */
async function stored({ sandbox }: Server): Promise<string[]> {
  const newest = await ask<{ list: ChatLine[] }>(sandbox, chatHistory.path, { roomId: 'lobby', size: 50 })
  const beforeSeq = newest.list[0]?.seq ?? 0
  const older = await ask<{ list: ChatLine[] }>(sandbox, chatHistory.path, { roomId: 'lobby', size: 50, beforeSeq })
  return [...older.list, ...newest.list].map(({ text }) => text)
}

/** Texts of the conversation that a page shows now, from top to bottom. */
async function shown(page: Page, talk: string): Promise<string[]> {
  return (await rowsOf(page, talk)).map(({ text }) => text)
}

/** The rows of the conversation in the page: the list keeps only those near the screen. */
async function rowsOf(page: Page, talk: string): Promise<{ seq: number; text: string }[]> {
  const rows = await page
    .getByRole('log')
    .locator('[data-line]')
    .evaluateAll((all: HTMLElement[]) =>
      all.map((one) => ({ seq: Number(one.dataset.line), text: one.textContent ?? '' })),
    )
  return rows.flatMap(({ seq, text }) => {
    const said = new RegExp(`${talk} 第 \\d+ 句`).exec(text)?.[0]
    return said === undefined ? [] : [{ seq, text: said }]
  })
}

/**
 * The whole conversation, read from its end to its first line, screen by screen. A row on two screens counts once;
 * a line that arrived twice has two rows.
 */
async function conversation(page: Page, talk: string): Promise<string[]> {
  const log = page.getByRole('log')
  await log.press('End')
  const seen = new Map<number, string>()
  const first = `${talk} 第 1 句`
  for (let screens = 0; screens < MAX_SCREENS && ![...seen.values()].includes(first); screens += 1) {
    const rows = await rowsOf(page, talk)
    const seqs = rows.map(({ seq }) => seq)
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
    for (const { seq, text } of rows) seen.set(seq, text)
    await log.press('PageUp')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  await log.press('End')
  return [...seen].sort(([a], [b]) => a - b).map(([, text]) => text)
}

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: '说点什么' })
  // Slow mode counts down first.
  await expect(field).toBeEnabled({ timeout: 20_000 })
  await field.fill(text)
  await expect(page.getByRole('button', { name: '发送' })).toBeEnabled({ timeout: 20_000 })
  await field.press('Enter')
  await expect(field).toHaveValue('')
}

/** The page reconnects automatically. After the fifth attempt the member reconnects, and retries a panel that did not load in time. */
async function comeBack(page: Page): Promise<void> {
  const panel = page.getByRole('alert').filter({ hasText: '聊天暂不可用' }).getByRole('button', { name: '重试' })
  const reconnect = page.getByRole('button', { name: '重新连接' }).or(panel)
  const connected = page.getByText('已连接')
  await expect(async () => {
    if (await reconnect.isVisible()) await reconnect.click()
    await expect(connected).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: BACK_MS })
}

/** Waits until a line without an echo fails, and resends it under its cid. */
async function sayAgainIfFailed(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: '重试' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(page.getByText('发送中').or(again)).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: BACK_MS })
}
