/** A copy of the sources with other catalog versions and a separate installation, like in docs/how-to/upgrade-a-shared-dependency.md. */
import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './release-service.ts'

const LEFT_OUT = new Set(['.git', 'dist', 'coverage', '.cache', '.data', 'test-results', '.certs', 'node_modules'])
const PNPM = join(ROOT, 'shared/build/node_modules/pnpm/bin/pnpm.cjs')

export type InstalledCopy = {
  /** Builds packages for production. */
  build(...packages: readonly string[]): Promise<void>
}

/**
 * Copies and installs; uses the network for versions that the store does not have.
 * @param folder must not exist yet
 * @param versions of packages in the catalog
 */
export async function installedCopy(
  folder: string,
  versions: Readonly<Record<string, string>>,
): Promise<InstalledCopy> {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) })
  const catalog = join(folder, 'pnpm-workspace.yaml')
  let text = readFileSync(catalog, 'utf8')
  for (const [name, version] of Object.entries(versions)) {
    const line = new RegExp(`^  ${name}: .*$`, 'm')
    if (!line.test(text)) throw new Error(`The catalog has no ${name}.`)
    text = text.replace(line, `  ${name}: ${version}`)
  }
  writeFileSync(catalog, text)
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...process.env, CI: '' }, maxBuffer: 64 << 20 })
  await run(PNPM, 'install', '--no-frozen-lockfile', '--prefer-offline')
  return {
    async build(...packages) {
      await run('scripts/build.mjs', ...packages)
    },
  }
}
