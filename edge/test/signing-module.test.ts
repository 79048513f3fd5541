/** The edge as a process, in front of a back end that signs in its own way. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { API_VERSION, HEADER, SITE_ID } from '@lantern/contract/envelope'
import { signingGroupOf, signingText } from '@lantern/contract/signing'
import { createApp, type RunningService, startService } from '@lantern/service'
import { aPreInfo, aSigner, logger, writeShell } from './edge.fixture.ts'
import { bootOf } from './page.fixture.ts'

/** A process starts within seconds; where much else runs it takes longer. */
const START_LIMIT_MS = 60_000
const CUSTOMER_KEY = 'the key of a customer'
const CUSTOMER_MODULE = `import { createHmac } from 'node:crypto'
export const sign = async (text) => createHmac('sha512', '${CUSTOMER_KEY}').update(text).digest('hex')`

const folder = mkdtempSync(join(tmpdir(), 'lantern-signing-'))
const running: ChildProcess[] = []
let upstream: RunningService
let refused = 0
/** Settled when the upstream has answered the edge's question for pre-info. */
let answered: Promise<void>

beforeAll(async () => {
  writeShell(join(folder, 'shell'))
  let tell = () => {}
  answered = new Promise((resolve) => {
    tell = resolve
  })
  upstream = await startService({ name: 'upstream', app: aCustomer(() => tell()), host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await upstream.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Answers what it is asked only when the call is signed with the customer's key. */
function aCustomer(onPreInfo: () => void) {
  const app = createApp({ logger })
  app.all('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const group = signingGroupOf(path)
    if (group === null) return reply.code(404).send('')
    const text = signingText(group, SITE_ID, API_VERSION, String(request.headers[HEADER.deviceUuid]))
    if (request.headers[HEADER.signature] !== createHmac('sha512', CUSTOMER_KEY).update(text).digest('hex')) {
      refused += 1
      return { status_code: 10108, message: 'signature' }
    }
    if (!path.endsWith('/preInfo')) return { status_code: 6000, message: '', data: {} }
    reply.raw.on('finish', onPreInfo)
    return { status_code: 6000, message: '', data: aPreInfo({ address: 'the customer' }) }
  })
  return app
}

function startEdge(signingModule: string): ChildProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: join(__dirname, '..'),
    env: {
      EDGE_PORT: '0',
      UPSTREAM: upstream.origin,
      OPS_ORIGIN: 'http://127.0.0.1:1',
      OPS_PUBLIC_KEY: aSigner().publicKey,
      DATA_DIR: folder,
      SHELL_DIR: join(folder, 'shell'),
      SIGNING_MODULE: signingModule,
    },
  })
  running.push(child)
  return child
}

function aModule(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** The origin that a server logs when it serves. */
async function originOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the edge has no output')
  for await (const line of createInterface(child.stdout)) {
    const { origin } = JSON.parse(line) as { origin?: string }
    if (origin !== undefined) return origin
  }
  throw new Error('the edge ended before it served')
}

describe('an edge with SIGNING_MODULE', () => {
  it(
    '[EDGE-44] shows the home page of a back end that wants another signature',
    async () => {
      const origin = await originOf(startEdge(aModule('customer.mjs', CUSTOMER_MODULE)))
      const first = await fetch(origin)
      expect(first.status).toBe(200)
      await first.text()
      // The first page may go out before the upstream has answered: it waits 400 ms at most.
      await answered
      const page = await (await fetch(origin)).text()
      expect(bootOf(page).preInfo).toMatchObject({ address: 'the customer' })
      expect(refused).toBe(0)
    },
    START_LIMIT_MS,
  )

  it(
    '[EDGE-44] ends with one sentence when the module cannot be used',
    async () => {
      const modules = {
        'the module cannot be loaded': join(folder, 'none.mjs'),
        'it exports no function `sign`': aModule('empty.mjs', 'export const key = 1'),
        'its `sign` makes no text that a header can carry': aModule('lines.mjs', "export const sign = () => 'a\\nb'"),
        'it must be the absolute path of a file': 'customer.mjs',
      }
      const ends = await Promise.all(Object.values(modules).map(endOf))
      expect(ends).toEqual(
        Object.keys(modules).map((reason) => ({ code: 1, said: `SIGNING_MODULE is wrong: ${reason}.\n` })),
      )
    },
    START_LIMIT_MS,
  )
})

/** How a start with a module ends, and what it says on stderr. */
async function endOf(signingModule: string): Promise<{ code: unknown; said: string }> {
  const child = startEdge(signingModule)
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(child, 'close')
  return { code, said }
}
