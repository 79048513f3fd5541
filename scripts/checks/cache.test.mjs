/** Tests which tasks Turborepo reruns after an edit, with the real turbo.json on a copy of the repository: a cached result must never hide a broken dependency. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { affectedFiles } from './affected.mjs'
import { GATES } from './gates.mjs'
import { planTasks } from './turbo.mjs'
import { SUITES } from './unit-counts.mjs'
import { workspacePackages } from './workspace.mjs'

/** Files that no build reads: an edit leaves the builds and what is checked in them alone. */
const NOT_BUILT = ['docs/engines.md', 'e2e/README.md', 'ops/RULES.md', 'shared/platform/test/src/http/call.test.ts']
const TASKS = GATES.flatMap(({ tasks }) => tasks)
/** Gates that read only part of the repository. */
const PARTIAL = ['gate:api', 'gate:cache', 'gate:new', 'gate:start', 'gate:warm']
const MINE = { tasks: ['test'], filters: ['@lantern/remote-mine'] }
let copy
let clean

before(async () => {
  copy = mkdtempSync(join(tmpdir(), 'lantern-cache-'))
  for (const file of git(ROOT, 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0'))
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file))
  git(copy, 'init', '-q')
  git(copy, 'add', '-A')
  git(copy, '-c', 'user.name=test', '-c', 'user.email=test@lantern.test', 'commit', '--no-gpg-sign', '-qm', 'copy')
  clean = await hashes()
})
beforeEach(() => {
  git(copy, 'checkout', '-q', '.')
  git(copy, 'clean', '-qfd')
})
after(() => rmSync(copy, { recursive: true, force: true }))

describe('an edit reruns', () => {
  it('the types and tests of all direct and indirect dependents, and of no other package', async () => {
    const { name } = readJson(join(ROOT, 'shared/contract/package.json'))
    const changed = await changedBy('shared/contract/src/index.ts', '\nexport const broken: number = "broken"\n')
    const dependents = dependentsOf(name)
    assert.ok(dependents.size > 10)
    for (const dependent of dependents)
      for (const task of ['types', 'test'])
        if (clean.has(`${dependent}#${task}`)) assert.ok(changed.has(`${dependent}#${task}`), `${dependent} ${task}`)
    for (const id of ['@lantern/ui#types', '@lantern/ui#test', '@lantern/build#types']) assert.ok(!changed.has(id), id)
  })

  it('for a remote its own tasks, the tests that read every remote, and the repository gates', async () => {
    const changed = await changedBy('remote-mine/src/new-file.ts', 'export const one = 1\n')
    const own = ['@lantern/remote-mine#test', '@lantern/remote-mine#types', '@lantern/testing#test']
    const whole = TASKS.filter((task) => task.startsWith('gate:') && ![...PARTIAL, 'gate:lint'].includes(task)).map(
      (task) => `//#${task}`,
    )
    assert.deepEqual([...changed].sort(), [...own, ...whole].sort())
  })

  const READERS = {
    'remote-mine/remote.json': ['@lantern/shell#test', '@lantern/remote-games#test', '//#gate:exposes'],
    'shared/platform/test/src/http/call.test.ts': ['@lantern/platform-test#test', '//#gate:rules'],
    'shared/build/jest-preset.mjs': ['@lantern/i18n#test', '@lantern/sandbox#test', '@lantern/edge#test'],
    'shared/testing/src/fake-api.ts': ['@lantern/platform-test#test', '@lantern/shell#test', '@lantern/edge#test'],
    'shared/ui/src/index.ts': ['//#gate:api', '//#gate:build'],
    'shared/ui/src/tokens/tokens.css': ['@lantern/shell#test', '@lantern/ops#test', '//#gate:budgets'],
    'edge/RULES.md': ['//#gate:rules', '//#gate:docs'],
    'e2e/README.md': ['//#gate:rules', '//#gate:docs'],
    'docs/engines.md': ['@lantern/build#test', '//#gate:docs'],
    'README.md': ['@lantern/build#test', '//#gate:docs'],
    'biome.json': ['//#gate:lint', '//#gate:lint:remotes'],
    'shared/platform/src/time/timer.ts': ['//#gate:lint', '//#gate:lint:remotes'],
    'scripts/check-lint.mjs': ['//#gate:lint', '//#gate:lint:remotes'],
    'scripts/check-warm-build.mjs': ['//#gate:warm'],
    'scripts/start/service-group.mjs': ['//#gate:start'],
    'scripts/new/endpoint.mjs': ['//#gate:new'],
    'scripts/new/sample/src/start/start-page.tsx': ['//#gate:new', '@lantern/remote-sample#test'],
    'scripts/checks/turbo.mjs': ['//#gate:cache'],
    'turbo.json': ['//#gate:cache'],
    'remote-activity/src/standalone.tsx': ['//#gate:warm', '//#gate:build', '@lantern/remote-activity#test'],
    'skins/README.md': ['@lantern/ops#test'],
  }
  for (const [file, readers] of Object.entries(READERS))
    it(`what reads ${file}`, async () => {
      assert.ok(existsSync(join(copy, file)))
      const changed = await changedBy(file, '\n')
      for (const id of readers) assert.ok(changed.has(id), id)
    })

  for (const file of NOT_BUILT)
    it(`no build for ${file}`, async () => {
      const changed = await changedBy(file, '\n')
      for (const task of ['gate:build', 'gate:exposes']) assert.ok(!changed.has(`//#${task}`), task)
    })

  it('for a new library version only the packages that use it', async () => {
    const { axios } = readVersions()
    const lock = readFileSync(join(copy, 'pnpm-lock.yaml'), 'utf8')
    writeFileSync(join(copy, 'pnpm-lock.yaml'), lock.replaceAll(axios, `${axios}-rc.1`))
    const changed = await changedTasks()
    for (const id of ['@lantern/platform#test', '@lantern/shell#test', '@lantern/remote-mine#types'])
      assert.ok(changed.has(id), id)
    for (const id of ['@lantern/contract#test', '@lantern/i18n#test', '@lantern/ui#types'])
      assert.ok(!changed.has(id), id)
  })
})

describe('of the tests of a remote, an edit reruns', () => {
  for (const file of ['src/vip/bar.tsx', 'src/vip/vip.messages.ts', 'src/record/parts/saved-csv.fixture.ts'])
    it(`those that load ${file}`, async () => assert.deepEqual(await affectedBy(`remote-mine/${file}`), [file]))

  it('none for a style, which no test of this remote reads', async () =>
    assert.deepEqual(await affectedBy('remote-mine/src/vip/vip.module.css'), []))

  for (const file of [
    'remote-mine/remote.json',
    'remote-mine/jest.config.mjs',
    'remote-mine/package.json',
    'remote-chat/remote.json',
    'shared/ui/src/tokens/tokens.css',
    'shared/contract/src/index.ts',
    'shared/testing/src/fake-api.ts',
    'shared/build/jest-preset.mjs',
  ])
    it(`all for ${file}`, async () => assert.equal(await affectedBy(file), undefined))

  it('all for a deleted file', async () => {
    const [before] = await planTasks(MINE, copy)
    rmSync(join(copy, 'remote-mine/src/vip/bar.tsx'))
    assert.equal(affected(before, (await planTasks(MINE, copy))[0]), undefined)
  })
})

describe('gate scripts', () => {
  it('are turbo tasks: no package has types or tests that turbo does not know', () => {
    for (const { name, scripts } of workspacePackages())
      for (const script of ['types', ...SUITES])
        if (scripts[script]) assert.ok(clean.has(`${name}#${script}`), `${name} ${script}`)
  })
})

/** The files whose tests run after this edit; undefined for all tests of the remote. */
async function affectedBy(file) {
  assert.ok(existsSync(join(copy, file)))
  const [before] = await planTasks(MINE, copy)
  appendFileSync(join(copy, file), '\n')
  return affected(before, (await planTasks(MINE, copy))[0])
}

function affected(before, now) {
  return affectedFiles(before.state, now.state, (file) => readFileSync(join(copy, now.folder, file), 'utf8'))
}

async function hashes() {
  return new Map((await planTasks({ tasks: TASKS }, copy)).map(({ id, hash }) => [id, hash]))
}

function changedBy(file, text) {
  appendFileSync(join(copy, file), text)
  return changedTasks()
}

async function changedTasks() {
  const now = await hashes()
  return new Set([...now].filter(([id, hash]) => clean.get(id) !== hash).map(([id]) => id))
}

/** Direct and indirect dependents of a package. */
function dependentsOf(name) {
  const packages = workspacePackages().map(({ path }) => readJson(join(path, 'package.json')))
  const found = new Set([name])
  for (const one of found)
    for (const { name: other, dependencies = {}, devDependencies = {} } of packages)
      if (dependencies[one] || devDependencies[one]) found.add(other)
  return found
}

function readVersions() {
  const [, axios] = /^ {2}axios: (\S+)$/m.exec(readFileSync(join(copy, 'pnpm-workspace.yaml'), 'utf8'))
  return { axios }
}

function git(cwd, ...args) {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}
