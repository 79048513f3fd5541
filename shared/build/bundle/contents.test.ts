// @ts-expect-error: plain JavaScript, typed in its comments
import * as plain from './contents.mjs'

const { productionFiles, productionFolders } = plain as {
  productionFiles: (folders: string[]) => string[]
  productionFolders: (folders: string[]) => string[]
}

describe('productionFolders', () => {
  it('[BUILD-17] are the servers and what they need when they run, not what builds or tests them', () => {
    expect(productionFolders(['edge', 'ops'])).toEqual(['edge', 'ops', 'shared/contract', 'shared/service'])
  })
})

describe('productionFiles', () => {
  it('[BUILD-17] are sources, migrations and files to start from, without tests', () => {
    const files = productionFiles(['edge', 'ops', 'sandbox', 'shared/contract'])
    expect(files).toEqual(
      expect.arrayContaining([
        'edge/src/main.ts',
        'ops/deploy/lantern-ops.service',
        'ops/migrations/0001-registry.sql',
        'shared/contract/src/index.ts',
      ]),
    )
    expect(files.filter((file) => /\.test\.|\.fixture\.|RULES\.md|\/(test|fixtures)\//.test(file))).toEqual([])
  })
})
