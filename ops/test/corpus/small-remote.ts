/** One real small remote, built by the production build: what the corpus changes. A page and a slot, each lazy, with styles. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type BuildFiles, readTree } from '../../src/artifacts/artifact-store.ts'

const ROOT = join(import.meta.dirname, '../../..')

const PAGE = `import { useState } from 'react'
import styles from './page.module.css'

export function Page() {
  const [count, setCount] = useState(0)
  return <button className={styles.tap} onClick={() => setCount(count + 1)}>{count}</button>
}
`
const SOURCES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: '@lantern/remote-small',
    version: '1.0.0',
    type: 'module',
    dependencies: { react: '*', 'react-dom': '*', 'react-router-dom': '*', '@lantern/i18n': '*' },
    devDependencies: { '@lantern/build': '*' },
    sideEffects: ['*.css'],
  }),
  'remote.json': JSON.stringify({
    name: 'small',
    routePrefixes: ['/small'],
    slots: ['home.dock'],
    devPort: 4399,
    pages: ['/small', '/small/more'].map((path) => ({
      path,
      frame: 'page',
      protected: false,
      title: { zh: '小', en: 'Small' },
    })),
  }),
  'src/exposed/routes.tsx': `import { lazy } from 'react'
import { Link } from 'react-router-dom'
const Page = lazy(() => import('../page.tsx').then(({ Page: page }) => ({ default: page })))
export const routes = [{ index: true, element: <Page /> }, { path: 'more', element: <Link to="/small">small</Link> }]
`,
  'src/exposed/slots.tsx': `import { lazy } from 'react'
export const slots = { 'home.dock': lazy(() => import('../dock.tsx').then(({ Dock }) => ({ default: Dock }))) }
`,
  'src/page.tsx': PAGE,
  'src/page.module.css': '.tap { color: var(--text-strong); }\n.tap:focus-visible { outline: 2px solid; }\n',
  'src/dock.tsx': `import { defineMessages } from '@lantern/i18n'
import styles from './dock.module.css'
const messages = defineMessages({ 'zh-CN': { open: '打开' }, en: { open: 'Open' } })
export function Dock() {
  return <i className={styles.dock} title={Object.keys(messages).join()} />
}
`,
  'src/dock.module.css': '@media (width > 400px) { .dock { margin: 0; } }\n',
}

/**
 * @param edits what is appended to sources, by their names
 * @param others sources instead of those of the same names
 * @returns the files that the command line would send
 */
export async function buildSmallRemote(
  edits: Readonly<Record<string, string>> = {},
  others: Readonly<Record<string, string>> = {},
): Promise<BuildFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-small-remote-'))
  try {
    for (const [file, text] of Object.entries({ ...SOURCES, ...others })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text + (edits[file] ?? ''))
    }
    symlinkSync(join(ROOT, 'remote-chat/node_modules'), join(folder, 'node_modules'), 'junction')
    const builder = join(ROOT, 'shared/build/bin/lantern-build.mjs')
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', builder], { cwd: folder })
    const files = await readTree(join(folder, 'dist'))
    return new Map([...files].filter(([file]) => !file.startsWith('.')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
