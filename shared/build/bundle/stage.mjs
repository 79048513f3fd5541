import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readJson, writeJson } from '../release/files.mjs'
import { ROOT } from '../release/source-hash.mjs'
import { productionFiles, productionFolders } from './contents.mjs'

const run = promisify(execFile)
const PNPM = fileURLToPath(new URL('bin/pnpm.cjs', import.meta.resolve('pnpm')))
/** What pnpm needs to install exactly what the lock file says. */
const INSTALL_FILES = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.npmrc']
/** Written by pnpm for itself, with the paths of this machine. */
const PNPM_STATE = ['.modules.yaml', '.pnpm-workspace-state-v1.json']

/** Shared libraries of Node that the base system of Debian does not have; the starters find them here. */
export const LIBRARY_FOLDER = 'lib'
const NOT_IN_DEBIAN = ['libatomic.so.1']

/**
 * Lays out one bundle: the servers' sources at the paths of the repository, their production dependencies, the locked Node, and what was built.
 * Node runs TypeScript as it is, but not below `node_modules`: so the workspace packages stay linked folders.
 *
 * @param {{ folder: string, servers: string[], built: { from: string, to: string }[], starters: Record<string, string> }} order `starters`: script by name in `bin/`
 */
export async function stageBundle({ folder, servers, built, starters }) {
  rmSync(folder, { recursive: true, force: true })
  for (const file of [...INSTALL_FILES, ...productionFiles(productionFolders(servers))]) copy(file, folder)
  await run(
    process.execPath,
    [
      PNPM,
      'install',
      '--prod',
      '--frozen-lockfile',
      '--prefer-offline',
      '--ignore-scripts',
      '--config.package-import-method=copy',
      ...servers.flatMap((server) => ['--filter', `${readJson(join(ROOT, server, 'package.json')).name}...`]),
    ],
    { cwd: folder, env: { ...process.env, CI: '1' }, maxBuffer: 16 * 1024 * 1024 },
  )
  for (const name of PNPM_STATE) rmSync(join(folder, 'node_modules', name), { force: true })
  const { version } = readJson(join(ROOT, servers[0] ?? '', 'package.json'))
  // Its commands need the repository.
  writeJson(join(folder, 'package.json'), { name: 'lantern', version, private: true, type: 'module' })
  for (const name of INSTALL_FILES.slice(1)) rmSync(join(folder, name), { force: true })
  for (const { from, to } of built) cpSync(from, join(folder, to), { recursive: true })
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const node = join('node_modules', lockedNode(folder), 'bin/node')
  symlinkSync(join('..', node), join(bin, 'node'))
  copyLibraries(folder, join(folder, node))
  for (const [starter, text] of Object.entries(starters)) {
    writeFileSync(join(bin, starter), text)
    chmodSync(join(bin, starter), 0o755)
  }
}

/** Libraries that this system has and a bare Debian has not. */
function copyLibraries(folder, node) {
  const { stdout } = spawnSync('ldd', [node], { encoding: 'utf8' })
  mkdirSync(join(folder, LIBRARY_FOLDER), { recursive: true })
  for (const [, name, path] of stdout.matchAll(/^\s*(\S+) => (\/\S+)/gm))
    if (NOT_IN_DEBIAN.includes(name)) copyFileSync(path, join(folder, LIBRARY_FOLDER, name))
}

function copy(file, folder) {
  const to = join(folder, file)
  mkdirSync(dirname(to), { recursive: true })
  cpSync(join(ROOT, file), to)
}

/** Node itself is a package of the lock file: `node-<system>-<processor>`. */
function lockedNode(folder) {
  const found = readdirSync(join(folder, 'node_modules')).find((name) => /^node-(bin-)?[a-z]+-/.test(name))
  if (found === undefined) throw new Error('The bundle has no Node: the lock file names none for this system.')
  return found
}
