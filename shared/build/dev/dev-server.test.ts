import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aSmallRemote, PAGE, type Running, run, type SmallRemote } from './dev-process.fixture.ts'

jest.setTimeout(240_000)

let remote: SmallRemote
let dev: Running | undefined
const servers: Server[] = []

beforeEach(() => {
  remote = aSmallRemote()
})
afterEach(async () => {
  await dev?.stop()
  dev = undefined
  for (const server of servers.splice(0)) server.close()
  remote.remove()
})

async function aServer(body = ''): Promise<number> {
  const server = createServer((_request, response) => void response.end(body))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

type DevEvent = { kind: string; problems: { message: string; code?: string }[] }

/** The dev server's events, one at a time. */
async function* eventsOf(origin: string): AsyncGenerator<DevEvent> {
  const answer = await fetch(`${origin}/__lantern/events`)
  let text = ''
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(chunk)
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) if (part.startsWith('data: ')) yield JSON.parse(part.slice(6)) as DevEvent
  }
}

async function nextEvent(events: AsyncGenerator<DevEvent>, isMeant: (event: DevEvent) => boolean): Promise<DevEvent> {
  for (;;) {
    const { value, done } = await events.next()
    if (done) throw new Error('the events ended')
    if (isMeant(value)) return value
  }
}

describe('lantern-dev', () => {
  it('[BUILD-9] [BUILD-10] takes the next port, reports each build and type problem, and translates stacks', async () => {
    const taken = await aServer()
    dev = run('lantern-dev.mjs', remote.folder, { env: { PORT: String(taken), UPSTREAM: 'http://127.0.0.1:9' } })
    await dev.says(new RegExp(`Port ${taken} is in use; using (\\d+)`))
    const [, origin = ''] = await dev.says(/lantern\/remote-sample on (http:\/\/127\.0\.0\.1:\d+)\//)
    expect(await (await fetch(origin)).text()).toContain('id="root"')

    const events = eventsOf(origin)
    await nextEvent(events, ({ kind, problems }) => kind === 'build' && problems.length === 0)
    // TypeScript notices only changes after its first check.
    await nextEvent(events, ({ kind }) => kind === 'types')
    remote.write(PAGE.replace('<h1>', '<h1'))
    const broken = await nextEvent(events, ({ kind, problems }) => kind === 'build' && problems.length > 0)
    expect(broken.problems[0]?.message).toMatch(/draft-page\.tsx[\s\S]*Expression expected/)
    expect(broken.problems[0]?.message).not.toMatch(/swc-loader|backtrace/)
    remote.write(`const count: number = 'one'\n${PAGE}`)
    await nextEvent(events, ({ kind, problems }) => kind === 'build' && problems.length === 0)
    // The type check of the text before may end after the build of this one.
    const types = await nextEvent(
      events,
      ({ kind, problems }) => kind === 'types' && problems.some(({ code }) => code === 'TS2322'),
    )
    expect(types.problems).toEqual([expect.objectContaining({ file: 'src/draft-page.tsx', line: 1, code: 'TS2322' })])
    await dev.says(/src\/draft-page\.tsx:1:7 TS2322/)

    const stack = await stackOf(origin, 'src_draft-page_tsx.js', "'one'")
    const answer = await fetch(`${origin}/__lantern/frames`, { method: 'POST', body: stack })
    expect(await answer.json()).toEqual([
      expect.objectContaining({
        name: 'DraftPage',
        file: 'src/draft-page.tsx',
        line: 1,
        code: expect.stringContaining('>'),
      }),
    ])
    expect(await dev.stop()).toBe(0)
  })

  it('[BUILD-14] asks the sandbox at SANDBOX_PORT', async () => {
    const sandbox = await aServer()
    dev = run('lantern-dev.mjs', remote.folder, { env: { PORT: '', UPSTREAM: '', SANDBOX_PORT: String(sandbox) } })
    await dev.says(new RegExp(`\\(API: http://127\\.0\\.0\\.1:${sandbox}\\)`))
  })

  it('[BUILD-11] refuses an environment that accepts no builds from here, and an address that is no site', async () => {
    const boot =
      '<script type="application/json" id="lantern-boot">{"overrideOrigins":[],"shellVersion":"1.0.0"}</script>'
    const site = `http://127.0.0.1:${await aServer(boot)}`
    const refused = run('lantern-dev.mjs', remote.folder, { args: ['--site', site] })
    await refused.says(/accepts no builds from this machine.*LOCAL_OVERRIDES=on/)
    expect(await refused.ended).toBe(1)
    const wrong = run('lantern-dev.mjs', remote.folder, { args: ['--', '--site', 'staging'] })
    await wrong.says(/--site takes the address of a site/)
    expect(await wrong.ended).toBe(1)
  })
})

/** A stack with a frame in the file at a text, and one in a package. */
async function stackOf(origin: string, file: string, text: string): Promise<string> {
  const lines = (await (await fetch(`${origin}/${file}`)).text()).split('\n')
  const line = lines.findIndex((one) => one.includes(text)) + 1
  const main = (await (await fetch(`${origin}/main.js`)).text()).split('\n')
  const inReact = main.findIndex((one) => one.includes('function renderWithHooks(')) + 2
  return `Error: x
    at DraftPage (${origin}/${file}:${line}:3)
    at renderWithHooks (${origin}/main.js:${inReact}:22)`
}
