// @ts-expect-error: plain JavaScript, typed in its comments
import * as plain from './contents.mjs'

const { isShipped, productionFiles, productionFolders } = plain as {
  isShipped: (file: string) => boolean
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
    const files = productionFiles(['ops'])
    expect(files).toEqual(expect.arrayContaining(['ops/src/main.ts', 'ops/deploy/lantern-ops.service']))
    expect(files.filter((file) => /\.test\.|\.fixture\.|RULES/.test(file))).toEqual([])
  })

  it.each([
    ['edge/src/main.ts', true],
    ['ops/migrations/0001-registry.ts', true],
    ['edge/src/app.test.ts', false],
    ['sandbox/test/money.ts', false],
    ['shared/contract/src/a.fixture.ts', false],
    ['shared/build/fixtures/lock.yaml', false],
    ['edge/RULES.md', false],
    ['', false],
  ])('[BUILD-17] %s: %s', (file, expected) => {
    expect(isShipped(file)).toBe(expected)
  })
})
