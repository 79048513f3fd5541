/** Drives WebKitGTK's MiniBrowser with W3C WebDriver on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@lantern/build/dev/ports.mjs'
import { type EnginePage, expressionOf, VIEWPORT } from './engine-page.ts'

const START_LIMIT_MS = 30_000
const BROWSER = process.env.WEBKIT || '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

export async function openWebKit(): Promise<EnginePage> {
  const { screen, display } = await openScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit's sandbox refuses to start as root; only our own pages are opened.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin)
  const options = { binary: BROWSER, args: ['--automation'] }
  const { sessionId, capabilities } = await order(`${origin}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `${origin}/session/${sessionId}`
  await order(`${session}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  await order(`${session}/window/rect`, VIEWPORT)
  // Uses a callback, because the promise of a replaced page would never settle.
  const runHere = async (expression: string): Promise<never> => {
    const script = `const done = arguments[arguments.length - 1]; (${expression}).then(done, (error) => done('!' + error))`
    const text = (await order(`${session}/execute/async`, { script, args: [] })) as string
    if (text.startsWith('!')) throw new Error(text.slice(1))
    return JSON.parse(text) as never
  }
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    problems: [],
    goto: (url) => order(`${session}/url`, { url }),
    run: (script, ...given) => runHere(expressionOf(script, given)),
    async runInFrame(script, ...given) {
      const id = await order(`${session}/element`, { using: 'css selector', value: 'iframe' })
      await order(`${session}/frame`, { id })
      try {
        return await runHere(expressionOf(script, given))
      } finally {
        await order(`${session}/frame`, { id: null })
      }
    },
    async screenshot() {
      return Buffer.from(await order(`${session}/screenshot`), 'base64')
    },
    async close() {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined)
      for (const child of [driver, screen]) await end(child)
    },
  }
}

async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  // Xvfb chooses a free display number and writes it to the descriptor.
  const args = ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const pipe = screen.stdio[3]
  if (!pipe || !('once' in pipe)) throw new Error('Xvfb cannot tell its number')
  const [number] = (await once(pipe, 'data')) as [Buffer]
  return { screen, display: `:${String(number).trim()}` }
}

// biome-ignore lint/suspicious/noExplicitAny: protocol responses differ by command
async function order(url: string, body?: object): Promise<any> {
  const init = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : undefined
  const answer = await fetch(url, init)
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

async function untilReady(origin: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    if ((await fetch(`${origin}/status`).catch(() => null))?.ok) return
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not answer in time')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
