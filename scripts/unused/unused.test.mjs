/** Tests that the root configuration reports exactly the unused code of `fixtures/repository`. */
import assert from 'node:assert/strict'
import { join, relative } from 'node:path'
import { describe, it } from 'node:test'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { runCommand } from '../checks/run-command.mjs'

const FIXTURE = join(import.meta.dirname, 'fixtures/repository')
const REFUSED = [
  'dependency unused-dependency in shared/thing/package.json',
  'export unusedExport in shared/thing/src/index.ts',
  'export unusedExport in shared/thing/src/thing.ts',
  'export usedInItsFileOnly in shared/thing/src/thing.ts',
  'file shared/thing/src/unused-file.ts in shared/thing/src/unused-file.ts',
  'type UnusedType in shared/thing/src/index.ts',
  'type UnusedType in shared/thing/src/thing.ts',
]

describe('knip.jsonc', () => {
  it('reports unused files, exports, types and dependencies', async () => {
    const config = relative(FIXTURE, join(ROOT, 'knip.jsonc'))
    const { code, words } = await runCommand(
      `knip --directory ${relative(ROOT, FIXTURE)} --config ${config} --no-config-hints --no-progress --reporter json`,
    )
    assert.equal(code, 1)
    assert.deepEqual(refusals(JSON.parse(words)), REFUSED)
  })
})

function refusals({ issues }) {
  const kinds = { dependencies: 'dependency', exports: 'export', files: 'file', types: 'type' }
  return issues
    .flatMap((issue) =>
      Object.keys(issue).flatMap((kind) =>
        Array.isArray(issue[kind]) && kind !== 'owners'
          ? issue[kind].map(({ name }) => `${kinds[kind] ?? kind} ${name} in ${issue.file}`)
          : [],
      ),
    )
    .sort()
}
