/** Generates pages in a copy of the repository, and runs every gate that needs no browser on them (`npm run proof -- generator`). */
import { after, before, describe, it } from 'node:test'
import { workspaceCopy } from '../workspace-copy.mjs'

const BIN = 'shared/build/node_modules'
let copy

before(() => {
  copy = workspaceCopy()
  const page = (...args) => copy.run('scripts/new.mjs', 'page', ...args)
  page('mine/vip/points/:id', '--en', 'Entry', '--zh', '明细', '--no-endpoint')
  page('mine/points', '--en', 'Points', '--zh', '积分明细')
})
after(() => copy.remove())

describe('the generated pages pass', () => {
  const GATES = {
    lint: () => copy.run(`${BIN}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', ...biomeFiles()),
    unused: () => copy.run(`${BIN}/knip/bin/knip.js`, '--no-progress', '--treat-config-hints-as-errors'),
    borders: () => copy.run('scripts/check-borders.mjs'),
    rules: () => copy.run('scripts/check-rules.mjs'),
    docs: () => copy.run('scripts/check-docs.mjs'),
    texts: () => copy.run('scripts/i18n.mjs', 'check'),
    api: () => copy.run('scripts/api.mjs'),
  }
  for (const [name, run] of Object.entries(GATES)) it(name, run)

  for (const folder of ['shared/contract', 'shared/testing', 'sandbox', 'remote-mine'])
    it(`types of ${folder}`, () => copy.runIn(folder)('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'))

  it('their own tests', () => {
    copy.runIn('remote-mine')('node_modules/jest/bin/jest.js', 'points')
    copy.runIn('sandbox')('--experimental-vm-modules', 'node_modules/jest/bin/jest.js', 'points')
    copy.runIn('shared/build')('node_modules/jest/bin/jest.js', 'dependency-rules')
  })
})

function biomeFiles() {
  return copy
    .git('status', '--short', '--untracked-files=all')
    .split('\n')
    .flatMap((line) => line.slice(3) || [])
    .filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file))
}
