/** A small build of the shell that passes the gate; `change` alters its description before it is written. */
import { createHash } from 'node:crypto'
import { CONTRACT_VERSION, FRAME_KINDS, OLDEST_CONTRACT_VERSION, type ShellBuild } from '@lantern/contract/federation'
import { SLOT_NAMES } from '@lantern/contract/slots'
import { integrityOf } from '../candidate/hash.rules.ts'

export function aShell(version = '0.2.0-aaaa', change: (build: ShellBuild) => unknown = () => {}): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const put = (name: string, type: string, text: string) => {
    const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${type}`
    files.set(file, Buffer.from(text))
    return { file, integrity: integrityOf(Buffer.from(text)) }
  }
  const script = put('main', 'js', `/* shell ${version} */${'var a=1;'.repeat(100)}`)
  const chunk = put('page', 'js', 'var page=1')
  const style = put('main', 'css', '.frame{color:red}')
  const worker = put('service-worker', 'js', `/* worker ${version} */`)
  const icon = put('icon-192', 'png', 'icon')
  files.set('polyfill.js', Buffer.from(`/* polyfill ${version} */`))
  const build: ShellBuild = {
    version,
    provides: {
      contractVersion: CONTRACT_VERSION,
      oldestContract: OLDEST_CONTRACT_VERSION,
      shared: { react: '19.3.1' },
      exports: { react: ['use', 'useState'] },
      slots: [...SLOT_NAMES],
    },
    scripts: [script],
    styles: [style],
    federation: [],
    files: Object.fromEntries(
      [script.file, chunk.file, style.file, 'polyfill.js'].map((file) => [
        file,
        integrityOf(files.get(file) ?? Buffer.of()),
      ]),
    ),
    frames: Object.fromEntries(
      FRAME_KINDS.map((kind) => [
        kind,
        { 'zh-CN': `<div class="a" data-kind="${kind}"><a href="#main">跳到正文</a></div>` },
      ]),
    ),
    criticalCss: '.a{color:blue}',
    serviceWorker: worker.file,
    icons: [{ file: icon.file, sizes: '192x192', purpose: 'any' }],
  }
  change(build)
  files.set('shell.json', Buffer.from(JSON.stringify(build)))
  return files
}
