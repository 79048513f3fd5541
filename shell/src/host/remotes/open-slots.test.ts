import { type BootData, bootDataSchema } from '@lantern/contract/federation'
import { parse } from 'valibot'
import { anUnsigned } from '../discovery/signed-discovery.fixture.ts'
import { createRemotes } from './remotes.ts'

const HASH = `sha384-${'a'.repeat(64)}`

/** A page whose discovery lists these remotes with the slots they fill. */
function bootWith(slotsOf: Readonly<Record<string, string[]>>): BootData {
  const entryOf = (name: string, slots: string[]) => ({
    url: `/r/${name}/1.0.0/mf-manifest.json`,
    metadata: { integrity: HASH, version: '1.0.0' },
    extras: { routePrefixes: [`/${name}`], slots, contractVersion: '1.0.0', preload: [], files: {} },
    deployment: { traffic: 100, default: true },
  })
  const microFrontends = Object.fromEntries(
    Object.entries(slotsOf).map(([name, slots]) => [name, [entryOf(name, slots)]]),
  )
  return parse(bootDataSchema, {
    shellVersion: '1.0.0',
    shellFiles: {},
    discovery: anUnsigned(JSON.stringify({ schema: '', microFrontends })),
    discoveryKey: '',
    manifests: {},
    preInfo: null,
    vvPretty: null,
    venueOrigins: [],
    serverTime: 0,
    locale: 'zh-CN',
  })
}

describe('createRemotes', () => {
  it('[SHELL-REM-12] shows every remote that fills an open slot, and one in any other slot', () => {
    const remotes = createRemotes(
      bootWith({ bonus: ['home.more', 'home.dock'], games: ['home.rails'], points: ['home.more', 'home.dock'] }),
    )
    expect(remotes.fillersOf('home.more')).toEqual(['bonus', 'points'])
    expect(remotes.fillersOf('home.dock')).toEqual(['points'])
    expect(remotes.fillersOf('home.rails')).toEqual(['games'])
    expect(remotes.fillersOf('chat.panel')).toEqual([])
  })
})
