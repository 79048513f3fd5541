/**
 * The shared packages as a team outside of the workspace gets them: packed, unpacked into another project's node_modules, with the dependencies that
 * they declare and no others. Third-party packages are linked from the workspace, so that the test needs no registry and sees the locked versions.
 */
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

jest.setTimeout(240_000)

const ROOT = join(import.meta.dirname, '../../..')
const PACKAGES = ['contract', 'i18n', 'platform', 'ui', 'page', 'testing', 'build']
const SAMPLE = join(ROOT, 'scripts/new/sample')

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

const run = (cwd: string, file: string, ...args: string[]) =>
  promisify(execFile)(file, args, { cwd, env: { ...process.env, NODE_OPTIONS: '' } })
const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))

let team: string
beforeEach(() => {
  team = mkdtempSync(join(tmpdir(), 'lantern-team-'))
})
afterEach(() => rmSync(team, { recursive: true }))

async function installPacked(name: string): Promise<void> {
  const source = join(ROOT, 'shared', name)
  const pnpm = join(ROOT, 'shared/build/node_modules/pnpm/bin/pnpm.cjs')
  await run(source, process.execPath, pnpm, 'pack', '--pack-destination', join(team, 'packed'))
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const target = join(team, 'node_modules/@lantern', name)
  mkdirSync(target, { recursive: true })
  await run(
    team,
    'tar',
    '-xzf',
    join(team, `packed/lantern-${name}-${version}.tgz`),
    '--strip-components=1',
    '-C',
    target,
  )
  link(read(join(target, 'package.json')).dependencies, source)
}

/** Links third-party dependencies to the versions that the workspace resolves them to. */
function link(dependencies: Record<string, string> = {}, from: string): void {
  for (const name of Object.keys(dependencies).filter((one) => !one.startsWith('@lantern/'))) {
    const target = join(team, 'node_modules', name)
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(realpathSync(join(from, 'node_modules', name)), target)
  }
}

describe('the packed packages', () => {
  it('[BUILD-13] type-check, test and build a remote in a project outside of the workspace', async () => {
    for (const name of PACKAGES) await installPacked(name)
    for (const name of PACKAGES)
      expect(readFileSync(join(team, 'node_modules/@lantern', name, 'package.json'), 'utf8')).not.toMatch(
        /"(?:workspace|catalog):/,
      )
    cpSync(SAMPLE, team, { recursive: true, filter: (path) => !path.slice(SAMPLE.length).includes('node_modules') })
    const { dependencies, devDependencies } = read(join(SAMPLE, 'package.json'))
    link({ ...dependencies, ...devDependencies }, SAMPLE)
    writeFileSync(join(team, 'pnpm-lock.yaml'), '')

    const types = await run(team, process.execPath, 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.').catch(
      ({ stdout }) => ({ stdout }),
    )
    expect(types.stdout).toBe('')
    const { stderr } = await run(team, process.execPath, 'node_modules/jest/bin/jest.js')
    expect(stderr).toMatch(/^Tests: .* passed/m)
    await run(team, process.execPath, 'node_modules/@lantern/build/bin/lantern-build.mjs')
    expect(read(join(team, 'dist/lantern.json'))).toMatchObject({ name: 'sample', routePrefixes: ['/sample'] })
  })
})
