/**
 * Remotes are independent of the shell: a minimal host can load them, and the publish gate uses it to test each build before release. `RENDERED=all`
 * renders every broken build (`npm run proof -- gate`); otherwise one of each kind.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Discovery } from '@lantern/contract/federation'
import { expect, test } from '@playwright/test'
import { headlessShellPath } from '../site/chromium.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { ROOT } from '../site/release-service.ts'

test('[OPS-GATE-8] [OPS-DOC-2] every exposed module of every remote loads in a blank page, from discovery.json alone', async () => {
  test.setTimeout(480_000)
  const told = await run('ops/src/cli.ts', 'doctor', `${EDGE_ORIGIN}/discovery.json`, '--load', '--json')
  const { signature, exposedModules, findings } = JSON.parse(told) as {
    signature: string
    exposedModules: { remote: string; exposedModule: string; pages: number; fault: string }[]
    findings: { rule: string; level: string }[]
  }
  expect(findings.filter(({ level }) => level === 'error')).toEqual([])
  expect(signature).toBe('good')
  const { microFrontends } = (await (await fetch(`${EDGE_ORIGIN}/discovery.json`)).json()) as Discovery
  const expected = Object.keys(microFrontends).flatMap((remote) => [`${remote}/routes`, `${remote}/slots`])
  expect(expected.length).toBeGreaterThanOrEqual(8)
  expect(exposedModules.map(({ remote, exposedModule }) => `${remote}/${exposedModule}`).sort()).toEqual(
    expected.sort(),
  )
  expect(exposedModules.filter(({ fault }) => fault !== '')).toEqual([])
  // Includes lazy pages: the member area alone has more than 20.
  expect(exposedModules.reduce((sum, { pages }) => sum + pages, 0)).toBeGreaterThan(20)
})

test('[OPS-GATE-4] [OPS-GATE-6] [OPS-GATE-8] the browser distinguishes builds that fail only at run time from working ones', async () => {
  test.setTimeout(240_000)
  const { told, refused } = JSON.parse(await run('ops/test/corpus/in-browser.ts')) as {
    told: {
      title: string
      expected: string | null
      found: string[]
      faults: string[]
      expectedName: string | null
      name: string[]
    }[]
    refused: string[]
  }
  expect(told.filter(({ expected }) => expected === null).length).toBeGreaterThanOrEqual(3)
  expect(told.filter(({ expected }) => expected !== null).length).toBeGreaterThanOrEqual(6)
  for (const { title, expected, found, faults, expectedName, name } of told) {
    const first = found[0] ?? null
    expect(first, `a build ${title}: ${faults.join(' ')}`).toBe(expected)
    const refusal = expectedName === null ? [] : [expect.stringContaining(`takes the name ${expectedName} on the page`)]
    expect(name, `a build ${title}`).toEqual(refusal)
  }
  // Code of a trial build has no network access.
  expect(refused).toEqual(['https://elsewhere.example/pixel'])
})

test('[OPS-GATE-6] [OPS-GATE-14] every page and slot is rendered in the live shell, in both languages, signed in and out', async () => {
  test.setTimeout(720_000)
  type Told = { title: string; expected: string[]; shown: number; found: string[]; unopened: unknown[] }
  const { told, refused } = JSON.parse(await run('ops/test/corpus/in-shell.ts')) as { told: Told[]; refused: string[] }
  expect(told.filter(({ expected }) => expected.length === 0).length).toBeGreaterThanOrEqual(1)
  for (const { title, expected, shown, found, unopened } of told) {
    expect(unopened, title).toEqual([])
    const missed = expected.filter((pattern) => !found.some((fault) => new RegExp(pattern).test(fault)))
    expect(missed, `a build ${title}: ${found.join('\n')}`).toEqual([])
    const others = found.filter((fault) => !expected.some((pattern) => new RegExp(pattern).test(fault)))
    expect(others, `a build ${title}`).toEqual([])
    // Two pages, and one address for its slot.
    if (expected.length === 0) expect(shown, title).toBe(3 * 4)
  }
  expect(refused).toEqual([])
})

async function run(script: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...args],
    {
      cwd: ROOT,
      env: { ...process.env, EDGE_ORIGIN, GATE_BROWSER: await headlessShellPath() },
      maxBuffer: 16 * 1024 * 1024,
    },
  )
  return stdout
}
