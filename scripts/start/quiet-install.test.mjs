/** What package managers say about us: an install of this lock file from the store, without the network, and a run of npm in this folder. */
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

const PNPM = join(ROOT, 'shared/build/node_modules/pnpm/bin/pnpm.cjs')
/** All that an install reads. */
const READ = /(^|\/)package\.json$|^pnpm-(lock|workspace)\.yaml$|^\.npmrc$|\/bin\/[^/]+\.mjs$/
const WARNING = /^.*\b(?:WARN|warn(?:ing)?|deprecated)\b.*$/gm

/** Variables of the npm that runs the tests would be judged too. */
const ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))

describe('package managers', () => {
  it('say no warning when this lock file is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lantern-install-'))
    try {
      const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
      for (const file of listed.filter((path) => READ.test(path) && !path.includes('/fixtures/')))
        cpSync(join(ROOT, file), join(folder, file), { recursive: true })
      const args = [PNPM, 'install', '--frozen-lockfile', '--offline', '--ignore-scripts', '--reporter=append-only']
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        env: { ...ENV, CI: '1' },
        encoding: 'utf8',
      })
      assert.equal(status, 0, `${stdout}${stderr}`)
      assert.deepEqual(`${stdout}${stderr}`.match(WARNING) ?? [], [])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('say no warning when npm runs in this folder', () => {
    const { status, stderr } = spawnSync('npm', ['run'], { cwd: ROOT, env: ENV, encoding: 'utf8' })
    assert.equal(status, 0, stderr)
    assert.equal(stderr, '')
  })

  it('would be heard', () => {
    assert.equal(
      ' WARN  Issues with peer dependencies found\nnpm warn Unknown env config "x"\nDone in 3s'.match(WARNING)?.length,
      2,
    )
  })
})
