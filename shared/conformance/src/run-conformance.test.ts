/** The sandbox conforms, and sandboxes with one fault each do not. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NAMED_ENDPOINTS, type NamedEndpoint } from '@lantern/testing/endpoints'
import { type ServerProcess, serverProcess } from '@lantern/testing/server-process'
import { type Answer, type BackEnd, createBackEnd } from './back-end.ts'
import { type Mutant, mutantsOf } from './mutant-answers.fixture.ts'
import { conforms, countsOf, reportLines, shortReport } from './report.ts'
import { type Line, runConformance } from './run-conformance.ts'

jest.setTimeout(240_000)

const MEMBER = { userName: 'demo01', password: 'Test@1234' }

let sandbox: ServerProcess
let folder: string
let lines: Line[]
/** The last answer of each call, as it came. */
const seen = new Map<string, { named: NamedEndpoint; input: unknown; answer: Answer }>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-conformance-'))
  sandbox = await serverProcess({
    folder: join(import.meta.dirname, '../../../sandbox'),
    name: 'sandbox',
    env: { DATA_DIR: folder, DATABASE_URL: '', SANDBOX_PORT: '0', VENUE_PORT: '0', LIMIT_SCALE: '1000' },
  })
  const real = createBackEnd({ origin: sandbox.origin })
  const byCall = new Map(NAMED_ENDPOINTS.map((named) => [callOf(named), named]))
  const recording: BackEnd = {
    async ask(endpoint, input, token) {
      const answer = await real.ask(endpoint, input, token)
      const call = `${endpoint.method} ${endpoint.path}`
      const named = byCall.get(call)
      if (named) seen.set(call, { named, input, answer })
      return answer
    },
  }
  lines = await runConformance({ backEnd: recording, members: [MEMBER] })
})
afterAll(async () => {
  await sandbox?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const callOf = ({ endpoint }: NamedEndpoint): string => `${endpoint.method} ${endpoint.path}`

describe('runConformance', () => {
  it('[WIRE-68] finds no fault in the sandbox, and says of every endpoint what it saw', () => {
    expect(reportLines(lines).filter((line) => /BREAKS|SILENT|expected/.test(line))).toEqual([])
    expect(conforms(lines)).toBe(true)
    expect(new Set(lines.map(({ call }) => call))).toEqual(new Set(NAMED_ENDPOINTS.map(callOf)))
    const { holds, refused, skipped } = countsOf(lines)
    expect(holds).toBeGreaterThan(80)
    expect(holds + refused + skipped).toBe(lines.length)
  })

  it('[WIRE-68] finds every fault that is put into its answers', async () => {
    const mutants = everyMutant()
    expect(mutants.length).toBeGreaterThan(1000)
    const missed: string[] = []
    for (const mutant of mutants) {
      const { named, answer } = seen.get(mutant.call) ?? never(mutant.call)
      const body = mutant.break(answer.body as never)
      const backEnd: BackEnd = {
        // The login of the run stays whole; only the endpoint under test is broken.
        ask: async (endpoint) =>
          endpoint === named.endpoint
            ? { ...answer, body }
            : { status: 200, body: seen.get(`${endpoint.method} ${endpoint.path}`)?.answer.body },
      }
      const [line] = (await runConformance({ backEnd, members: [MEMBER], endpoints: [LOGIN, named] })).filter(
        ({ call }) => call === mutant.call,
      )
      const place = mutant.what.split(' ')[0]?.split('.').at(-1) ?? ''
      const isNamed = line?.faults.some(({ field }) => field.endsWith(place) || mutant.what === 'no status_code')
      if (line?.outcome !== 'breaks' || !isNamed) missed.push(`${mutant.call}: ${mutant.what} (${line?.outcome})`)
    }
    expect(missed).toEqual([])
  })

  it('[WIRE-68] distinguishes an answer that is not JSON, a failing server and an unreachable one', async () => {
    const [named = LOGIN] = NAMED_ENDPOINTS.filter(({ name }) => name === 'preInfo')
    const answers: Response[] = [
      new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      new Response('{"status_code":10001,"message":""}', { status: 502 }),
    ]
    const fetch = async (): Promise<Response> =>
      answers.shift() ?? Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))
    const told: unknown[] = []
    for (let time = 0; time < 3; time += 1) {
      const [line] = await runConformance({
        backEnd: createBackEnd({ origin: 'http://back.example', fetch }),
        endpoints: [named],
      })
      told.push([line?.outcome, line?.note, line?.faults[0]?.got])
    }
    expect(told).toEqual([
      ['breaks', '', 'expected JSON, got text/html'],
      ['breaks', '', 'HTTP 502'],
      ['silent', 'ECONNREFUSED', undefined],
    ])
  })

  it('[WIRE-68] says in one sentence what is missing', async () => {
    const { named, answer } = seen.get('POST /site/api/v1/configuration/preInfo') ?? never('preInfo')
    const body = structuredClone(answer.body) as { data: { disablePhones?: unknown } }
    delete body.data.disablePhones
    const broken = await runConformance({ backEnd: { ask: async () => ({ status: 200, body }) }, endpoints: [named] })
    expect(shortReport(broken)).toBe('1 of 1 answers break the contract: preInfo.disablePhones missing, expected array')
  })
})

const LOGIN = NAMED_ENDPOINTS.find(({ name, domain }) => domain === 'user' && name === 'login') ?? never('login')

/** Every required field of every answer that was seen, missing and of another type. */
function everyMutant(): Mutant[] {
  return lines
    .filter(({ outcome, call }) => outcome === 'holds' && call !== callOf(LOGIN))
    .map(({ call }) => seen.get(call) ?? never(call))
    .flatMap(({ named, answer }) => mutantsOf(named, answer.body as never))
}

function never(what: string): never {
  throw new Error(`The sandbox gave no ${what}.`)
}
