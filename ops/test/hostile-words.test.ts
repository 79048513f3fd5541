/** Text written by one token holder and printed in another operator's terminal. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { history } from '../src/cli/builds/history.ts'
import { list } from '../src/cli/builds/list.ts'
import { createServiceClient } from '../src/cli/frame/service-client.ts'
import { openTerminal } from '../src/cli/frame/terminal.ts'
import { FIRST_TOKEN, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'lantern-words-'))
let service: TestReleaseService
beforeAll(async () => {
  service = await openReleaseService()
  await service.app.listen({ host: '127.0.0.1', port: 0 })
}, 60_000)
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

/** Clears the screen, retitles the window, begins a line of its own, turns the writing round, hides. */
const WORDS = 'because\u001b[2J\u001b]0;owned\u0007\r\n  live  9.9.9  pinned\u202e\u2066\u009bend'

async function said(verb: typeof list | typeof history, words: string[]): Promise<string> {
  const { port } = service.app.server.address() as AddressInfo
  const output = new PassThrough()
  const terminal = openTerminal({ input: new PassThrough(), output, errors: new PassThrough(), isSure: true })
  const client = createServiceClient({ port, dataDir: folder, token: FIRST_TOKEN })
  await verb.run({ words, options: {}, service: client, settings: {} as never, ...terminal })
  output.end()
  return text(output)
}

describe('a reason printed at a terminal', () => {
  it.each([
    ['list', list, []],
    ['history', history, ['mine']],
  ] as const)('[OPS-CLI-5] is words and nothing else: %s', async (_name, verb, words) => {
    if ((await service.publish({})).json().data.kind === 'published')
      await service.call('POST', '/api/remotes/mine/kill', { reason: WORDS })
    const output = await said(verb, [...words])
    expect(output).toContain('because')
    expect(output).not.toMatch(/[[\p{Cc}\p{Bidi_Control}]--[\n]]/v)
    expect(output).not.toMatch(/^ {2}live {2}9\.9\.9/m)
  })

  it('[OPS-CLI-5] shows older texts without control characters too', async () => {
    const output = new PassThrough()
    const terminal = openTerminal({ input: new PassThrough(), output, errors: output, isSure: true })
    terminal.say('one\u001b[2J\u202etwo\nthree')
    terminal.progress('four\u0007')
    output.end()
    expect(await text(output)).toBe('one[2Jtwo\nthree\nfour\n')
  })
})
