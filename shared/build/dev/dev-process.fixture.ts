/** A small remote in a folder of its own, and programs of bin/ that run there as separate processes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

export type SmallRemote = {
  readonly folder: string
  /** Replaces its only page. */
  write(page: string): void
  remove(): void
}

export const PAGE = `export function DraftPage() {
  return <h1>First draft</h1>
}
`

/** @param path of its page; its first segment is the remote's name */
export function aSmallRemote(path = '/sample'): SmallRemote {
  const root = mkdtempSync(join(tmpdir(), 'lantern-dev-'))
  const folder = join(root, 'remote-sample')
  const sample = join(ROOT, 'scripts/new/sample')
  for (const name of ['shared', 'node_modules', 'pnpm-lock.yaml']) symlinkSync(join(ROOT, name), join(root, name))
  mkdirSync(join(folder, 'src/exposed'), { recursive: true })
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(sample, name), join(folder, name))
  symlinkSync(join(sample, 'node_modules'), join(folder, 'node_modules'))
  const [, name = '', below] = path.split('/')
  const standalone = readFileSync(join(sample, 'src/standalone.tsx'), 'utf8')
  writeFileSync(join(folder, 'src/standalone.tsx'), standalone.replace(`'/sample'`, `'/${name}'`))
  const title = { zh: '示例', en: 'Sample' }
  const page = { path, frame: 'page', protected: false, title }
  const declaration = { name, title, routePrefixes: [`/${name}`], slots: [], devPort: 4399, pages: [page] }
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(declaration))
  const at = below === undefined ? 'index: true' : `path: '${below}'`
  writeFileSync(join(folder, 'src/exposed/slots.tsx'), 'export const slots = {}\n')
  writeFileSync(
    join(folder, 'src/exposed/routes.tsx'),
    `import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'

const DraftPage = lazy(() => import('../draft-page.tsx').then(({ DraftPage: page }) => ({ default: page })))

export const routes: RouteObject[] = [{ ${at}, element: <DraftPage /> }]
`,
  )
  const write = (page: string): void => writeFileSync(join(folder, 'src/draft-page.tsx'), page)
  write(PAGE)
  return { folder, write, remove: () => rmSync(root, { recursive: true }) }
}

export type Running = {
  /** Resolves with the first match in its output, also in what it wrote before. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Resolves with its exit code when it ends by itself. */
  ended: Promise<number | null>
  /** Ends it; resolves with its exit code. */
  stop(): Promise<number | null>
}

export function run(program: string, folder: string, { args = [] as string[], env = {} } = {}): Running {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'shared/build/bin', program), ...args],
    {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', LANTERN_NO_CACHE: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: Buffer): void => {
    said += chunk
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = endOf(child)
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(said)
          if (found) {
            listeners.delete(look)
            resolve(found)
          }
        }
        listeners.add(look)
        look()
        void ended.then(() => reject(new Error(`${program} ended before it said ${pattern}:\n${said}`)))
      }),
    ended,
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve))
}
