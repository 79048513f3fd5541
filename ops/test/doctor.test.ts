import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { keyIdOf, keySetOf, signDiscovery } from '@lantern/service'
import { doctor } from '../src/cli/admin/doctor.ts'
import { examine } from '../src/doctor/examine.ts'
import { FINDING_RULES } from '../src/doctor/rules/finding.ts'
import { integrityOf } from '../src/gate/gate.rules.ts'
import { DEFECTS, type Files, type RunningSite, startSickSite } from './doctor/sick-site.ts'

let site: RunningSite | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})
const HEALTHY = DEFECTS[0]
if (HEALTHY === undefined) throw new Error('the first is the healthy one')

async function found(sick = HEALTHY, format?: (document: never) => unknown, files: Files = {}): Promise<string[]> {
  site = await startSickSite(sick as never, format as never, files)
  const { findings } = await examine(`${site.origin}/discovery.json`)
  return [...new Set(findings.map(({ rule, where }) => `${rule} ${where.replace(site?.origin ?? '', '')}`))].sort()
}

describe('the doctor', () => {
  const told: { title: string; seeded: string[]; found: string[] }[] = []

  it.each(DEFECTS.map((defect) => [defect.title, defect] as const))(
    '[OPS-DOC-1] finds in a site with %s exactly that',
    async (title, defect) => {
      const seen = await found(defect)
      told.push({ title, seeded: [...defect.finds].sort(), found: seen })
      expect(seen).toEqual([...defect.finds].sort())
    },
  )

  it('[OPS-DOC-1] finds every seeded defect and nothing else: precision and recall are 1', () => {
    const seeded = told.flatMap(({ title, seeded: all }) => all.map((one) => `${title}: ${one}`))
    const seen = told.flatMap(({ title, found: all }) => all.map((one) => `${title}: ${one}`))
    const right = seen.filter((one) => seeded.includes(one)).length
    expect(seeded.length).toBeGreaterThan(25)
    expect({ precision: right / seen.length, recall: right / seeded.length }).toEqual({ precision: 1, recall: 1 })
    // Tested elsewhere: signatures below, exposed modules in the browser (e2e/gate).
    const rules = new Set(seeded.map((one) => one.split(': ').at(-1)?.split(' ')[0]))
    expect(FINDING_RULES.filter((rule) => !rules.has(rule))).toEqual(['signature', 'host'])
  })

  it('[OPS-DOC-2] checks a detached signature, in the header or beside the document', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    const head = { kid: keyIdOf(key), revision: 7, environment: 'production' }
    const keys = { '/discovery.jwks': () => JSON.stringify(keySet) }
    const keySet = await keySetOf(key)
    const sign = (text: string) => signDiscovery(text, head, privateKey)
    const inHeader: Files = {
      ...keys,
      '/discovery.json': async (text) => ({ 'discovery-signature': await sign(text) }),
    }
    const beside: Files = { ...keys, '/discovery.json.sig': sign }
    const ofAnother: Files = { ...keys, '/discovery.json.sig': (text) => sign(`${text} `) }
    const signatureWith = async (files: Files) => {
      site = await startSickSite(HEALTHY, undefined, files)
      const { landscape, findings } = await examine(`${site.origin}/discovery.json`)
      await site.close()
      return [landscape?.signature, ...findings.map(({ rule }) => rule)]
    }
    expect(await signatureWith(inHeader)).toEqual(['good'])
    expect(await signatureWith(beside)).toEqual(['good'])
    expect(await signatureWith(ofAnother)).toEqual(['bad', 'signature'])
    const foreign = { '/discovery.jwks': async () => JSON.stringify({ keys: [{ ...keySet.keys[0], kid: 'other' }] }) }
    expect(await signatureWith({ ...inHeader, ...foreign })).toEqual(['bad', 'signature'])
    expect(await signatureWith({ '/discovery.json.sig': sign })).toEqual(['unchecked'])
    expect(await signatureWith({})).toEqual(['none'])
    site = undefined
  })

  it('[OPS-DOC-2] opens a bare manifest, an import map and an OSD registry too', async () => {
    site = await startSickSite(HEALTHY)
    const { origin } = site
    const bare = await examine(`${origin}/r/cart/2.0.0/mf-manifest.json`)
    expect([bare.landscape?.kind, bare.findings, bare.files]).toEqual(['mf-manifest', [], 4])
    await site.close()
    const entry = '/r/search/1.0.0/entry.js'
    expect(await found(HEALTHY, () => ({ imports: { search: entry }, scopes: {} }))).toEqual([
      'missing-sri search unknown',
    ])
    await site.close()
    const mfes = { search: { version: '1.0.0', remoteEntry: entry, integrity: 'sha384-wrong' } }
    expect(await found(HEALTHY, () => ({ schemaVersion: 1, default: { mfes } }))).toEqual(['wrong-sri search 1.0.0'])
  })

  it.each<[string, Partial<ShellPage>, string[]]>([
    ['sound', {}, []],
    ['with a torn chunk', { chunk: 'torn' }, ['wrong-sri shell 1.0.0']],
    ['without a chunk', { chunk: null }, ['unreachable shell 1.0.0']],
    ['whose style has no hash', { style: '' }, ['missing-sri shell 1.0.0']],
    ['that is heavy', { main: randomBytes(160_000).toString('base64') }, ['budget shell 1.0.0']],
  ])('[OPS-DOC-6] examines a shell that is %s, from a page', async (_what, change, expected) => {
    site = await startSickSite(HEALTHY, undefined, shellPage(change))
    const { findings, landscape } = await examine(`${site.origin}/page`)
    expect([landscape?.kind, findings.map(({ rule, where }) => `${rule} ${where}`)]).toEqual(['page', expected])
  })

  it('[OPS-DOC-2] reports an unknown form, and a server that does not answer', async () => {
    expect(await found(HEALTHY, () => ({ hello: 'world' }))).toEqual(['document /discovery.json'])
    const { findings } = await examine('http://127.0.0.1:9/discovery.json')
    expect(findings.map(({ rule }) => rule)).toEqual(['document'])
  })
})

describe('pnpm ops doctor', () => {
  async function run(url: string, options: object = {}) {
    const said: string[] = []
    const steps: string[] = []
    const call = {
      words: [url],
      options: { load: false, json: false, ...options },
      say: (line: string) => said.push(line),
    }
    const end = doctor.run({ ...call, progress: (step: string) => steps.push(step) } as never)
    return {
      error: await end.then(
        () => null,
        (error: Error) => error.message,
      ),
      said,
      steps,
    }
  }
  const url = () => `${site?.origin}/discovery.json`

  it('[OPS-DOC-3] reports each step, and that nothing is wrong', async () => {
    site = await startSickSite(HEALTHY)
    const { error, said, steps } = await run(url())
    expect(error).toBeNull()
    expect(said).toEqual(['frontend-discovery, 14 addresses: nothing is wrong.'])
    expect(steps).toHaveLength(5)
  })

  it('[OPS-DOC-3] reports what is wrong, where, and the fix; errors come first and give exit code 1', async () => {
    const sick = DEFECTS.find(({ title }) => title === 'three things at once')
    site = await startSickSite(sick ?? HEALTHY)
    const { error, said } = await run(url())
    expect(error).toBe('2 errors.')
    expect(said.filter((line) => /^ {2}\w/.test(line)).map((line) => line.split(':')[0]?.trim())).toEqual([
      'error  cart',
      'error  search 1.0.0',
      'warning  cart 2.1.0',
    ])
    expect(said.join('\n')).toContain('Let it sum to 100')
  })

  it('[OPS-DOC-3] gives the same as JSON', async () => {
    const sick = DEFECTS.find(({ title }) => title === 'two defaults')
    site = await startSickSite(sick ?? HEALTHY)
    const { said } = await run(url(), { json: true })
    expect(JSON.parse(said.join(''))).toMatchObject({
      kind: 'frontend-discovery',
      signature: 'none',
      findings: [{ rule: 'default', level: 'error', where: 'cart' }],
    })
  })

  it('[OPS-DOC-3] asks for an address when it gets none', async () => {
    expect((await run('discovery.json')).error).toContain('is not a URL')
  })
})

type ShellPage = { main: string; chunk: string | null; style: string }

/** A page of a shell with a script, a style and a lazy chunk. `chunk`: what is served; null = nothing */
function shellPage({ main = 'main', chunk = 'chunk', style = 'integrity="HASH"' }: Partial<ShellPage>): Files {
  const hashOf = (text: string) => integrityOf(Buffer.from(text))
  const boot = { shellVersion: '1.0.0', shellFiles: { '/assets/chunk.js': hashOf('chunk') } }
  const page = `<!doctype html><script defer src="/assets/main.js" integrity="${hashOf(main)}"></script>
<link rel="stylesheet" href="/assets/main.css" ${style.replace('HASH', hashOf('.a{}'))}>
<script type="application/json" id="lantern-boot">${JSON.stringify(boot)}</script>`
  return {
    '/page': () => page,
    '/assets/main.js': () => main,
    '/assets/main.css': () => '.a{}',
    ...(chunk !== null && { '/assets/chunk.js': () => chunk }),
  }
}
