/**
 * Remotes are independent of the shell: a minimal host can load them, and the publish gate uses it to test each build before release. `RENDERED=all`
 * renders every broken build (`npm run proof -- gate`); otherwise one of each kind.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Discovery } from '@lantern/contract/federation'
import { expect, test } from '@playwright/test'
import { brokenBuild } from '../faults/broken-build.ts'
import { chromiumPath } from '../site/chromium.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import { ownReleaseService } from '../site/own-release-service.ts'
import { ROOT } from '../site/release-service.ts'

test('[OPS-GATE-8] [OPS-DOC-2] every exposed module of every remote loads in a blank page, from discovery.json alone', async () => {
  test.setTimeout(180_000)
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

test('[OPS-GATE-6] [OPS-GATE-8] the browser distinguishes builds that fail only at run time from working ones', async () => {
  test.setTimeout(240_000)
  const { told, refused } = JSON.parse(await run('ops/test/corpus/in-browser.ts')) as {
    told: { title: string; expected: string | null; found: string[]; faults: string[] }[]
    refused: string[]
  }
  expect(told.filter(({ expected }) => expected === null).length).toBeGreaterThanOrEqual(3)
  expect(told.filter(({ expected }) => expected !== null).length).toBeGreaterThanOrEqual(6)
  for (const { title, expected, found, faults } of told) {
    const first = found[0] ?? null
    expect(first, `a build ${title}: ${faults.join(' ')}`).toBe(expected)
  }
  // Code of a trial build has no network access.
  expect(refused).toEqual(['https://elsewhere.example/pixel'])
})

test('[OPS-GATE-6] [OPS-GATE-14] every page and slot is rendered in the live shell, in both languages, signed in and out', async () => {
  test.setTimeout(420_000)
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

test('[OPS-GATE-8] [OPS-GATE-9] a strict release service refuses a build whose exposed module throws, and takes the sound one after it', async () => {
  test.setTimeout(360_000)
  const service = await ownReleaseService({ GATE: 'strict', GATE_BROWSER: await chromiumPath() })
  try {
    const thrown = brokenBuild('chat', '9.1.0-throws', (file, text) =>
      file.startsWith('slots.') ? text.replace(/(\w\.r\(\w\);)/, '$1throw new Error("it broke");') : text,
    )
    const publish = (folder: string): Promise<string> => service.ops('publish', folder).catch(String)
    // The edge reports to the release service shortly after its start.
    await expect
      .poll(() => publish(thrown), { timeout: 120_000 })
      .toMatch(/The exposed module \.\/slots does not load.*it broke/)
    expect(await service.ops('list')).not.toContain('9.1.0-throws')
    expect(await publish(brokenBuild('chat', '9.1.1-sound', (_file, text) => text))).toContain(
      'chat 9.1.1-sound is live',
    )
  } finally {
    await service.stop()
  }
})

async function run(script: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...args],
    {
      cwd: ROOT,
      env: { ...process.env, EDGE_ORIGIN, GATE_BROWSER: await chromiumPath() },
      maxBuffer: 16 * 1024 * 1024,
    },
  )
  return stdout
}
