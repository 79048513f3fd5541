import { createCatalogue } from './catalogue.ts'
import type { Build } from './discovery.ts'
import { aDocument, aKillOf } from './override.fixture.ts'

const extras = {
  routePrefixes: ['/game'],
  slots: [],
  contractVersion: '1.0.0',
  preload: [],
  files: {},
  maintenance: null,
}
const onTrial = (nonce?: string): Build => {
  const build = { name: 'games', version: '9.0.0', manifestUrl: 'https://site.example/m.json', integrity: '', extras }
  return nonce === undefined ? build : { ...build, nonce }
}
const versions = (catalogue: ReturnType<typeof createCatalogue>) => catalogue.builds('games').map((one) => one.version)

describe('a catalogue with a build on trial', () => {
  it('[SHELL-OVR-8] returns the published builds, permanently, from the document on that revokes the link', () => {
    const catalogue = createCatalogue(new Map([['games', onTrial('n1')]]), 'https://site.example')
    catalogue.take(aDocument('n2'), {})
    expect([versions(catalogue), catalogue.isOverridden('games')]).toEqual([['9.0.0'], true])
    catalogue.take(aDocument('n2', 'n1'), {})
    expect([versions(catalogue), catalogue.isOverridden('games')]).toEqual([['1.0.0'], false])
    // An older document from the device does not restore it.
    catalogue.take(aDocument(), {})
    expect(versions(catalogue)).toEqual(['1.0.0'])
  })

  it('[SHELL-OVR-10] returns the published builds from the document on that disables the trial build', () => {
    const catalogue = createCatalogue(new Map([['games', onTrial('n1')]]), 'https://site.example')
    catalogue.take(aKillOf('8.0.0'), {})
    expect(versions(catalogue)).toEqual(['9.0.0'])
    catalogue.take(aKillOf('9.0.0'), {})
    expect([versions(catalogue), catalogue.isOverridden('games')]).toEqual([['1.0.0'], false])
  })

  it('[SHELL-OVR-8] keeps a developer’s build, and works without any document', () => {
    const catalogue = createCatalogue(new Map([['games', onTrial()]]), 'https://site.example')
    catalogue.take(aDocument('n1'), {})
    expect(versions(catalogue)).toEqual(['9.0.0'])
    catalogue.take(null, {})
    expect(versions(catalogue)).toEqual(['9.0.0'])
  })
})
