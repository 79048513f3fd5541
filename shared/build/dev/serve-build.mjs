import { watch } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buildPackage } from '../release/build-package.mjs'
import { readJson } from '../release/files.mjs'
import { linkedFolders } from '../release/source-hash.mjs'
import { createBuildFiles } from './build-files.mjs'
import { freePortFrom } from './ports.mjs'

/** Next to the port at which the remote runs alone. */
const PORT_STEP = 1_000
/** An editor may write several files at once. */
const SETTLE_MS = 300

/**
 * Builds a remote and serves it for a shell that runs elsewhere, and rebuilds after each change of its sources: the local side of an override.
 *
 * @param {{ packageDir: string }} options
 */
export async function serveBuild({ packageDir }) {
  const { name, devPort } = readJson(join(packageDir, 'remote.json'))
  const host = process.env.HOST ?? '127.0.0.1'
  const port = await freePortFrom(Number(process.env.PORT ?? devPort + PORT_STEP), host)
  const files = createBuildFiles()
  if (!(await rebuild())) throw new Error('Nothing to serve: the first build failed.')
  const server = createServer(files.answer)
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const manifest = `http://${host === '0.0.0.0' ? '<this machine>' : host}:${port}/mf-manifest.json`
  process.stdout.write(`${manifest}\n${howTo(name, manifest)}`)
  for (const folder of linkedFolders(packageDir)) watch(folder, { recursive: true }, onChange)

  let timer
  let isBuilding = false
  function onChange(_kind, file) {
    if (/(^|[\\/])(node_modules|dist|coverage)([\\/]|$)|\.test\.tsx?$/.test(file ?? '')) return
    clearTimeout(timer)
    timer = setTimeout(again, SETTLE_MS)
  }
  async function again() {
    if (isBuilding) return onChange('', '')
    isBuilding = true
    await rebuild()
    isBuilding = false
  }
  async function rebuild() {
    try {
      const { version } = await buildPackage({ packageDir })
      files.take(join(packageDir, 'dist'))
      process.stdout.write(`${name} ${version}\n`)
      return true
    } catch (error) {
      // The previous build is still served.
      process.stderr.write(`${error.message}\n`)
      return false
    }
  }
}

function howTo(name, manifest) {
  return `On a running site that accepts it (npm start), open this and confirm:
  http://localhost:3000/#tools=${name}@${encodeURIComponent(manifest)}
`
}
