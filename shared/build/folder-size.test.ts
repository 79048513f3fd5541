import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** A folder with more files is hard to overview: split it by what changes together. */
const MOST_FILES = 12
const NOT_COUNTED = /[.](?:test|fixture)[.]tsx?$|[.]d[.]ts$/

const ROOT = join(dirname(createRequire(import.meta.url).resolve('./package.json')), '../..')
const { LAYERS }: { LAYERS: Record<string, unknown> } = createRequire(import.meta.url)(
  './dependency-rules/browser-layers.cjs',
)

describe('folders of browser packages', () => {
  const counts = Object.keys(LAYERS).flatMap((name) => foldersBelow(join(ROOT, name, 'src')))

  it(`hold ${MOST_FILES} source files at most; tests and styles beside them do not count`, () => {
    expect(counts.filter(({ files }) => files > MOST_FILES)).toEqual([])
  })
})

function foldersBelow(folder: string): { folder: string; files: number }[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && /[.]tsx?$/.test(entry.name) && !NOT_COUNTED.test(entry.name),
  )
  const below = entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => foldersBelow(join(folder, name)))
  return [{ folder: relative(ROOT, folder).replaceAll('\\', '/'), files: files.length }, ...below]
}
