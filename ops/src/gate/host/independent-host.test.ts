import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { boundedText } from './bounded-text.ts'
import { findBrowser, GreedyError, HostError, runIndependentHost } from './independent-host.ts'

const folder = mkdtempSync(join(tmpdir(), 'lantern-host-test-'))
const SECRETS = { OPS_TOKEN: 'the-token-of-ops', DATABASE_URL: 'postgres://ops@db/ops', DATA_DIR: '/var/lib/ops' }
const before = Object.fromEntries(Object.keys(SECRETS).map((name) => [name, process.env[name]]))

beforeAll(() => {
  Object.assign(process.env, SECRETS)
  for (const file of ['host.js', 'host.css']) writeFileSync(join(folder, file), '')
})
afterAll(() => {
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
  rmSync(folder, { recursive: true })
})

/** A fake browser that records its environment and runs a script. */
function aBrowser(name: string, script: string): string {
  const file = join(folder, name)
  writeFileSync(file, `#!/bin/sh\nenv > "${folder}/${name}.env"\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}
const remotes = [{ remote: 'mine', manifest: 'http://127.0.0.1:9/mf-manifest.json', exposedModules: ['routes'] }]

describe('runIndependentHost', () => {
  it('[OPS-GATE-8] gives the browser nothing of the release service: no token, no database, no data folder, a home of its own', async () => {
    const browser = aBrowser('telling', 'echo "it does not start" >&2; exit 3')
    await expect(runIndependentHost({ browser, remotes }, { hostDir: folder })).rejects.toThrow(HostError)
    const env = readFileSync(join(folder, 'telling.env'), 'utf8')
    for (const secret of Object.values(SECRETS)) expect(env).not.toContain(secret)
    const home = /^HOME=(.*)$/m.exec(env)?.[1] ?? ''
    expect(home).toContain('lantern-host-')
    expect(existsSync(home)).toBe(false)
  }, 120_000)

  it('[OPS-GATE-8] ends a hanging process', async () => {
    const browser = aBrowser('hanging', 'sleep 600')
    const asked = runIndependentHost({ browser, remotes }, { hostDir: folder, limitMs: 1_500 })
    await expect(asked).rejects.toThrow('The browser did not answer in 1.5 s.')
  }, 120_000)

  it('[OPS-GATE-16] ends a process whose browser takes too much memory, with all that it started', async () => {
    const browser = aBrowser(
      'greedy',
      `exec ${process.execPath} -e 'globalThis.all=[];setInterval(()=>all.push(Buffer.alloc(2e7,1)),10)'`,
    )
    const asked = runIndependentHost({ browser, remotes }, { hostDir: folder, memoryLimit: 600 * 1024 ** 2 })
    await expect(asked).rejects.toThrow(GreedyError)
  }, 120_000)
})

describe('the output of the process', () => {
  it('[OPS-RAW-6] is read completely within the limit', async () => {
    expect(await boundedText(Readable.from([Buffer.from('灯'), Buffer.from('笼')]), 2)).toBe('灯笼')
  })

  it('[OPS-RAW-6] is aborted when it exceeds the limit', async () => {
    let given = 0
    const endless = new Readable({
      read() {
        given += 1
        this.push('x'.repeat(1_000))
      },
    })
    await expect(boundedText(endless, 10_000)).rejects.toThrow('more than 10000 characters')
    expect([endless.destroyed, given < 1_000]).toEqual([true, true])
  })
})

describe('findBrowser', () => {
  it('[OPS-GATE-7] uses the configured one, none when it is off or cannot run', () => {
    const browser = aBrowser('set', 'exit 0')
    expect(findBrowser(browser)).toBe(browser)
    expect(findBrowser('off')).toBeNull()
    expect(findBrowser(join(folder, 'nowhere'))).toBeNull()
    expect(findBrowser(join(folder, 'host.css'))).toBeNull()
  })
})
