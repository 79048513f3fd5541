/** `npm run conform` as a person types it: what it prints and writes, how it ends, and what `--writes` leaves of the test members. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { NAMED_ENDPOINTS } from '@lantern/testing/endpoints'
import { type ServerProcess, serverProcess } from '@lantern/testing/server-process'
import type { Line } from './run-conformance.ts'

jest.setTimeout(240_000)

const ROOT = join(import.meta.dirname, '../../..')
/** A member with history, an approved partner, a moderator of the chat. */
const MEMBERS = ['demo01', 'agent01', 'mod0001'].flatMap((name) => ['--member', `${name}:Test@1234`])
const WRITES = [...MEMBERS, '--fund-password', '159357', '--writes']

type Report = {
  origin: string
  conforms: boolean
  counts: Record<'holds' | 'refused' | 'breaks' | 'skipped' | 'silent', number>
  reasons: Record<string, number>
  endpoints: Line[]
}

let folder: string
let sandbox: ServerProcess
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-conform-'))
  sandbox = await serverProcess({
    folder: join(ROOT, 'sandbox'),
    name: 'sandbox',
    env: { DATA_DIR: folder, DATABASE_URL: '', SANDBOX_PORT: '0', VENUE_PORT: '0', LIMIT_SCALE: '1000' },
  })
})
afterAll(async () => {
  await sandbox?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function conform(...args: string[]): Promise<{ code: number; out: string; err: string; report: () => Report }> {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  const child = spawn(process.execPath, ['scripts/conform.mjs', ...args, '--json', file], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, err, report: () => JSON.parse(readFileSync(file, 'utf8')) }
}

describe('npm run conform', () => {
  it('[WIRE-69] with --writes sends the sandbox most requests whole, finds no fault, and leaves the members usable', async () => {
    const first = await conform(sandbox.origin, ...WRITES)
    expect([first.err, first.code]).toEqual(['', 0])
    const { conforms, counts, reasons, endpoints, origin } = first.report()
    expect([origin, conforms, counts.breaks, counts.silent]).toEqual([sandbox.origin, true, 0, 0])
    expect(endpoints).toHaveLength(
      new Set(NAMED_ENDPOINTS.map(({ endpoint: { method, path } }) => `${method} ${path}`)).size,
    )
    const whole = endpoints.filter(({ outcome, isWhole }) => outcome !== 'skipped' && isWhole)
    expect(whole.length).toBeGreaterThan(220)
    expect(counts.holds).toBeGreaterThan(170)
    expect(Object.values(reasons).reduce((sum, count) => sum + count, 0)).toBe(endpoints.length)
    for (const [reason, count] of Object.entries(reasons)) expect(first.out).toContain(`${count}  ${reason}\n`)
    const ends = endpoints.filter(({ name }) =>
      /\.(accountErase|passwordChange|fundPasswordChange|fundPasswordReset|saferExclude|saferPanic|saferTimeout|logout)$/.test(
        name,
      ),
    )
    expect(ends).toHaveLength(8)
    expect(ends.filter(({ outcome, isWhole }) => outcome !== 'skipped' && isWhole)).toEqual([])
    expect((await conform(sandbox.origin, ...MEMBERS)).code).toBe(0)
  })

  it('[WIRE-69] ends with 1 and names the field when an answer breaks the contract, and when none comes', async () => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ status_code: 6000, message: '', data: { disablePhones: 'none' } }))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const broken = await conform(origin)
    expect(broken.code).toBe(1)
    expect(broken.out).toContain('BREAKS   site.preInfo')
    const preInfo = broken.report().endpoints.find(({ name }) => name === 'site.preInfo')
    expect(preInfo?.faults).toContainEqual({ field: 'data.disablePhones', expected: 'Array', got: '"none"' })
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
    const away = await conform(origin)
    expect([away.code, away.report().counts.silent > 200]).toEqual([1, true])
  })

  it('[WIRE-69] ends with 2 and one sentence when it is called wrongly, and asks nothing', async () => {
    for (const [args, sentence] of [
      [['not-an-address'], 'conform takes the origin of a back end'],
      [[sandbox.origin, '--writes'], '--writes needs --member'],
      [[sandbox.origin, '--member', 'demo01'], '--member takes NAME:PASSWORD'],
      [[sandbox.origin, '--member', 'demo01:wrong-Pass1'], 'The test member demo01 cannot sign in: 6002'],
    ] as const) {
      const { code, err, out } = await conform(...args)
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(sentence)
      expect(err).not.toContain('    at ')
    }
  })
})
