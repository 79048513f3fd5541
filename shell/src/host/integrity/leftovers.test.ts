import { fileTestOf } from './build-files.ts'
import { noteFault, takeFault } from './element-guard.ts'
import { sweepPage } from './leftovers.ts'
import { integrityOf, REFUSED, trustBuild } from './trust.ts'

const FOLDER = 'http://localhost/r/mine/files/'
const HASH = `sha384-${'B'.repeat(64)}`

/** Builds share the folder and equal files. */
function aBuild(manifest: string, ...files: string[]) {
  const build = {
    manifestUrl: `${FOLDER}${manifest}`,
    integrity: HASH,
    extras: { files: Object.fromEntries([manifest, ...files].map((file) => [file, HASH])) },
  }
  trustBuild(build)
  return build
}

function aStyle(file: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = FOLDER + file
  document.head.append(link)
  return link
}

describe('builds that share files', () => {
  it('[SHELL-SWAP-4] keep shared files until the last of them leaves the page', () => {
    const [older, newer] = [
      aBuild('m.1.json', 'page.a.css', 'both.b.css'),
      aBuild('m.2.json', 'page.c.css', 'both.b.css'),
    ]
    const styles = ['page.a.css', 'both.b.css', 'page.c.css'].map(aStyle)
    const state = () => ({
      styles: styles.map(({ isConnected }) => isConnected),
      trusted: ['m.1.json', 'page.a.css', 'both.b.css', 'm.2.json', 'page.c.css'].filter(
        (file) => integrityOf(FOLDER + file) !== REFUSED,
      ),
    })

    sweepPage(older, [newer])
    expect(state()).toEqual({ styles: [false, true, true], trusted: ['both.b.css', 'm.2.json', 'page.c.css'] })

    sweepPage(newer, [])
    expect(state()).toEqual({ styles: [false, false, false], trusted: [] })
  })

  it('[SHELL-SWAP-4] report the fault of a file that both list once, and that of an unlisted file', () => {
    const builds = [aBuild('m.3.json', 'both.d.js'), aBuild('m.4.json', 'both.d.js')]
    const [isOfOlder, isOfNewer] = builds.map(fileTestOf) as [(key: string) => boolean, (key: string) => boolean]
    noteFault(`${FOLDER}both.d.js`, 'lost')
    expect([takeFault(isOfNewer), takeFault(isOfOlder)]).toEqual([{ file: 'both.d.js', how: 'lost' }, null])
    noteFault(`${FOLDER}unlisted.e.js`, 'sri-mismatch')
    expect(takeFault(isOfNewer)).toEqual({ file: 'unlisted.e.js', how: 'sri-mismatch' })
    noteFault(`${FOLDER}m.3.json`, 'lost')
    expect([takeFault(isOfNewer), takeFault(isOfOlder)]).toEqual([null, { file: 'm.3.json', how: 'lost' }])
  })
})
