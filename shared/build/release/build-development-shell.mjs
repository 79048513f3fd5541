import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { developmentShellConfig } from '../webpack/shell.mjs'
import { withBuildLock } from './build-lock.mjs'
import { buildShell } from './build-shell.mjs'
import { sourceHash, sourceVersion } from './source-hash.mjs'

/** Ends the version of a shell that contains the development form of React. */
export const DEVELOPMENT = '.development'

/**
 * Builds the shell for environments in which teams develop, into `dist-development/`, unless that is up to date.
 *
 * @param {object} options
 * @param {string} options.packageDir the shell's
 * @returns {Promise<string>} its version
 */
export async function buildDevelopmentShell({ packageDir }) {
  const outputDir = join(packageDir, 'dist-development')
  return withBuildLock(packageDir, async () => {
    const hash = sourceHash(packageDir)
    const version = `${sourceVersion(packageDir, hash)}${DEVELOPMENT}`
    const stamp = join(outputDir, '.stamp')
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return version
    rmSync(stamp, { force: true })
    await buildShell({
      packageDir,
      version,
      config: developmentShellConfig({ packageDir, outputDir }),
      isDevelopment: true,
    })
    writeFileSync(stamp, version)
    return version
  })
}
