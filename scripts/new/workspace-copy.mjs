import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'

/**
 * A copy of the repository with its dependencies linked, in which a test of the generators may write.
 *
 * @returns {{ folder: string, run: Run, runIn: (below: string) => Run, git: Run, remove: () => void }} `run` and `runIn` start Node in the copy or in a
 *   folder of it
 * @throws {Error} with the output of a command that fails
 *
 * @typedef {(...args: string[]) => string} Run returns what was printed
 */
export function workspaceCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-new-'))
  const git = (...args) => output('git', args, folder)
  for (const file of output('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], ROOT).split(
    '\0',
  )) {
    if (file === '' || !existsSync(join(ROOT, file))) continue
    cpSync(join(ROOT, file), join(folder, file))
    const modules = join(dirname(file), 'node_modules')
    if (file.endsWith('/package.json') && existsSync(join(ROOT, modules)))
      // Relative links lead to the packages of the copy.
      cpSync(join(ROOT, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const runIn =
    (below) =>
    (...args) =>
      output(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], join(folder, below))
  // Some gates ask git which files there are.
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=test', '-c', 'user.email=test@lantern.test', 'commit', '--no-gpg-sign', '-qm', 'copy')
  return {
    folder,
    git,
    run: runIn('.'),
    runIn,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function output(command, args, cwd) {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' })
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`, { cause: error })
  }
}
