import type { Discovery } from '@lantern/contract/federation'
import { versionsOfFile } from './versions-of-file.rules.ts'

const build = (version: string, ...files: string[]) => ({
  url: `/r/mine/files/mf-manifest.${version}.json`,
  metadata: { version },
  extras: { files: Object.fromEntries(files.map((file) => [file, ''])) },
})
const DOCUMENT = {
  microFrontends: { mine: [build('1.1.0', 'a.11.js', 'both.22.js'), build('1.0.0', 'b.33.js', 'both.22.js')] },
} as unknown as Discovery
const found = (address: string) => versionsOfFile(`https://cdn.example${address}`, DOCUMENT)

describe('versionsOfFile', () => {
  it.each([
    ['a file of one version', '/r/mine/files/b.33.js?retry=1', ['1.0.0']],
    ['a file of both', '/r/mine/files/both.22.js', ['1.1.0', '1.0.0']],
    ['a manifest', '/r/mine/files/mf-manifest.1.1.0.json', ['1.1.0']],
    ['a file of no live version', '/r/mine/files/old.44.js', []],
    ['a file at the address of a version', '/r/mine/2.0.0/old.44.js', ['2.0.0']],
  ])('[EDGE-49] finds the versions of %s', (_name, address, versions) => {
    expect(found(address)).toEqual({ remote: 'mine', versions })
  })

  it('[EDGE-49] finds the remote without a document, and nothing for a file of the shell', () => {
    expect(versionsOfFile('/r/mine/files/b.33.js', undefined)).toEqual({ remote: 'mine', versions: [] })
    expect(found('/assets/main.11.js')).toBeNull()
  })
})
