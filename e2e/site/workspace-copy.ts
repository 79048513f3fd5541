/** A copy of the sources like a fresh checkout: nothing built, tools and packages linked. Tests write only to the copy. */
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from './release-service.ts'

const LEFT_OUT = new Set(['.git', 'dist', 'coverage', '.cache', '.data', 'test-results', '.certs'])

export type WorkspaceCopy = {
  readonly folder: string
  /** Links the dependencies of a new package, like `pnpm install`. */
  link(packageFolder: string): void
}

/** @param folder must not exist yet */
export function copyWorkspace(folder: string): WorkspaceCopy {
  const rootModules = join(ROOT, 'node_modules')
  cpSync(ROOT, folder, {
    recursive: true,
    // Keeps relative links, so that packages of the copy link to each other.
    verbatimSymlinks: true,
    filter: (path) => path !== rootModules && !LEFT_OUT.has(basename(path)),
  })
  symlinkSync(rootModules, join(folder, 'node_modules'), 'junction')
  return { folder, link: (packageFolder) => linkPackage(folder, packageFolder) }
}

function linkPackage(folder: string, packageFolder: string): void {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(folder, packageFolder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string> | undefined>
  const installed = join(folder, 'scripts/new/sample/node_modules')
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(folder, packageFolder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(realpathSync(join(installed, name)), link, 'junction')
  }
}
