import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installByApt } from '../../../shared/build/services/apt.mjs'

const DEBOOTSTRAP = '/usr/sbin/debootstrap'
const START_LIMIT_MS = 120_000
const LOOK_MS = 500

/**
 * A Debian with nothing installed, in a folder. It shares the network of this machine and nothing else.
 *
 * @returns {{ folder: string, unpack: (archive: string, to: string) => void, has: (name: string) => boolean,
 *   start: (options: { command: string, env: Record<string, string>, health: string }) => Promise<void>, remove: () => Promise<void> }}
 * @throws {Error} where it cannot be made: it needs root and debootstrap
 */
export function bareDebian() {
  if (process.getuid?.() !== 0) throw new Error('A clean root file system needs root: run this proof in a container.')
  if (!existsSync(DEBOOTSTRAP) && !installByApt(['debootstrap'])) throw new Error('debootstrap cannot be installed.')
  const folder = mkdtempSync(join(tmpdir(), 'lantern-debian-'))
  const children = []
  execFileSync(DEBOOTSTRAP, ['--variant=minbase', 'stable', folder], { stdio: 'ignore' })
  // Node finds its own path through it.
  execFileSync('mount', ['-t', 'proc', 'proc', join(folder, 'proc')])
  return {
    folder,
    unpack(archive, to) {
      mkdirSync(join(folder, to), { recursive: true })
      execFileSync('tar', ['--extract', `--file=${archive}`, '--strip-components=1', `--directory=${join(folder, to)}`])
    },
    has: (name) => isQuiet(() => execFileSync('chroot', [folder, '/bin/sh', '-c', `command -v ${name}`])),
    async start({ command, env, health }) {
      const settings = Object.entries({ PATH: '/usr/bin:/bin', ...env }).map(([name, value]) => `${name}=${value}`)
      const child = spawn('chroot', [folder, '/usr/bin/env', '-i', ...settings, command], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      child.stderr.on('data', (text) => {
        said = `${said}${text}`.slice(-4_000)
      })
      children.push(child)
      const endMs = performance.now() + START_LIMIT_MS
      while (!(await answers(health))) {
        if (child.exitCode !== null || performance.now() > endMs)
          throw new Error(`${command} does not serve ${health}:\n${said}`)
        await wait(LOOK_MS)
      }
    },
    async remove() {
      for (const child of children.reverse()) {
        if (child.exitCode !== null) continue
        child.kill('SIGTERM')
        await new Promise((resolve) => child.once('exit', resolve))
      }
      execFileSync('umount', [join(folder, 'proc')])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

function isQuiet(run) {
  try {
    run()
    return true
  } catch {
    return false
  }
}
