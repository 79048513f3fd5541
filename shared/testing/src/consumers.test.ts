import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const SHARED = resolve(__dirname, '../..')
const CONSUMER = resolve(SHARED, '../remote-activity')
const TEST_FILE = 'src/discount/claims/my-dividends'
const JEST = require.resolve('jest/bin/jest')

/** Other packages narrow the type of the global: here it is Node's. */
const node = process as unknown as NodeJS.Process

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-contract-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A copy of the contract's folder with one text of one file replaced. */
function contractWith(file: string, from: string, to: string): string {
  const source = join(SHARED, 'contract')
  cpSync(join(source, 'src'), join(folder, 'src'), { recursive: true })
  cpSync(join(source, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const path = join(folder, 'src', file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
  return folder
}

/** @returns jest's output */
async function testsOfConsumer(contract: string): Promise<string> {
  const run = promisify(execFile)(node.execPath, [JEST, TEST_FILE], {
    cwd: CONSUMER,
    env: { ...node.env, LANTERN_CONTRACT: contract },
  })
  const { stderr } = await run.catch((error: { stderr: string }) => error)
  return stderr
}

describe('the tests of a remote', () => {
  it('[TEST-6] fail with a contract that requires another field', async () => {
    const said = await testsOfConsumer(contractWith('site/activity.ts', 'source: v.string()', 'origin: v.string()'))
    expect(said).toMatch(/the contract refuses the answer to .*: list\.0\.origin: /)
    expect(said).toMatch(/Tests: +\d+ failed/)
  }, 60_000)
})
