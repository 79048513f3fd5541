import { buildSmallRemote } from './corpus/small-remote.ts'

const text = (files: ReadonlyMap<string, Buffer>, file: string) => String(files.get(file))
const versionOf = (files: ReadonlyMap<string, Buffer>): string => JSON.parse(text(files, 'lantern.json')).version

describe('a release of the small remote', () => {
  it('[BUILD-6] changes the chunk whose words changed and what names the build, and nothing for a comment', async () => {
    const [before, commented, reworded] = await Promise.all([
      buildSmallRemote(),
      buildSmallRemote({ 'src/page.tsx': '// a comment\n', 'src/exposed/routes.tsx': '// another\n' }),
      buildSmallRemote({ 'src/dock.tsx': '\nDock.displayName = "two words"\n' }),
    ])
    expect([...commented].map(([file, content]) => [file, String(content)])).toEqual(
      [...before].map(([file, content]) => [file, String(content)]),
    )
    expect(versionOf(reworded)).not.toBe(versionOf(before))
    const added = [...reworded.keys()].filter((file) => !before.has(file))
    expect(added).toHaveLength(1)
    expect(text(reworded, added[0] ?? '')).toContain('two words')
    const changed = [...before.keys()].filter(
      (file) => reworded.has(file) && text(reworded, file) !== text(before, file),
    )
    expect(changed.sort()).toEqual(['integrity.json', 'lantern.json', 'mf-manifest.json'])
  }, 120_000)
})
