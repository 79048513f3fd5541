/** Drives Firefox with WebDriver BiDi, because Playwright only supports its own patched build. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lantern/build/dev/ports.mjs'
import { WebSocket } from 'ws'
import { type EnginePage, expressionOf, VIEWPORT } from './engine-page.ts'

const START_LIMIT_MS = 30_000

export async function openFirefox(executable = process.env.FIREFOX || 'firefox-esr'): Promise<EnginePage> {
  const profile = await mkdtemp(join(tmpdir(), 'lantern-firefox-'))
  await writeFile(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "zh-CN");\n')
  const port = await freePort()
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank']
  const browser = spawn(executable, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } })
  const bidi = await connect(`ws://127.0.0.1:${port}/session`)
  const problems: string[] = []
  /** Realms of unloaded documents. */
  const left = new Set<string>()
  bidi.onEvent('log.entryAdded', (entry) => {
    if (entry.level === 'error' && !left.has(entry.source.realm)) problems.push(String(entry.text))
  })
  const { capabilities } = await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await bidi.send('browsingContext.getTree', {})
  const context = contexts[0].context as string
  await bidi.send('browsingContext.setViewport', { context, viewport: VIEWPORT })

  async function runIn(target: string, expression: string): Promise<never> {
    const answer = await bidi.send('script.evaluate', { expression, target: { context: target }, awaitPromise: true })
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails.text)
    return JSON.parse(answer.result.value) as never
  }
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    problems,
    async goto(url) {
      // Firefox reports unfinished files of an unloaded document as hash mismatches or worker errors
      // before the next document starts.
      left.add(
        (await bidi.send('script.evaluate', { expression: '0', target: { context }, awaitPromise: false })).realm,
      )
      await bidi.send('browsingContext.navigate', { context, url: 'about:blank', wait: 'complete' })
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: (script, ...given) => runIn(context, expressionOf(script, given)),
    async runInFrame(script, ...given) {
      const tree = await bidi.send('browsingContext.getTree', { root: context })
      const frame = tree.contexts[0].children[0]
      if (!frame) throw new Error('the page has no frame')
      return runIn(frame.context, expressionOf(script, given))
    },
    async screenshot() {
      return Buffer.from((await bidi.send('browsingContext.captureScreenshot', { context })).data, 'base64')
    },
    async close() {
      await bidi.send('browser.close', {}).catch(() => undefined)
      bidi.close()
      if (browser.exitCode === null) {
        browser.kill('SIGTERM')
        await once(browser, 'exit')
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: protocol responses differ by command
type Answer = any
type Bidi = {
  send(method: string, params: object): Promise<Answer>
  onEvent(method: string, hear: (params: Answer) => void): void
  close(): void
}

async function connect(address: string): Promise<Bidi> {
  const socket = await dial(address)
  const waiting = new Map<number, { resolve: (value: Answer) => void; reject: (error: Error) => void }>()
  const listeners = new Map<string, (params: Answer) => void>()
  let last = 0
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Answer
    if (message.type === 'event') return listeners.get(message.method)?.(message.params)
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'success') asked?.resolve(message.result)
    else asked?.reject(new Error(`${message.error}: ${message.message}`))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended'))
  })
  return {
    send(method, params) {
      last += 1
      const id = last
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    onEvent: (method, hear) => void listeners.set(method, hear),
    close: () => socket.close(),
  }
}

/** Retries, because the browser takes some seconds to listen. */
async function dial(address: string): Promise<WebSocket> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const socket = new WebSocket(address)
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (isOpen) return socket
    if (Date.now() > deadline) throw new Error('Firefox did not listen for WebDriver BiDi in time')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
