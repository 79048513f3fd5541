import { aDiscovery } from '../../test/edge.fixture.ts'
import type { AnnouncedFiles, PulledFiles } from '../files/pulled-files.ts'
import { announcedFiles, createBuildPull } from './pull-builds.ts'

describe('createBuildPull', () => {
  it('[EDGE-PULL-2] pulls the manifest and every file of the builds that discovery names, and what failed again, until all are here', async () => {
    const document = aDiscovery(['/mine'])
    const paths = [...announcedFiles(document).keys()]
    expect(paths.map((path) => path.split('/').at(-1)).toSorted()).toEqual(['mf-manifest.json', 'remoteEntry.js'])
    let announced: AnnouncedFiles = new Map()
    const pulled: string[] = []
    let lost = paths[0]
    const files = {
      announce: (all) => {
        announced = all
      },
      async pull(path) {
        pulled.push(path)
        return path !== lost
      },
    } as PulledFiles
    const current = { signed: { document: '', signature: '' }, revision: 7, keyId: 'test', document }
    const pull = createBuildPull({ current: () => current }, files)
    await pull()
    expect([...announced.keys()]).toEqual(paths)
    expect(pulled.toSorted()).toEqual(paths.toSorted())
    lost = undefined
    await pull()
    expect(pulled).toHaveLength(2 * paths.length)
    await pull()
    expect(pulled).toHaveLength(2 * paths.length)
  })

  it('[EDGE-PULL-2] waits for a first discovery', async () => {
    await expect(createBuildPull({ current: () => undefined }, {} as PulledFiles)()).resolves.toBeUndefined()
  })
})
