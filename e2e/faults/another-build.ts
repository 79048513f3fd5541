/** Derives another build of a remote from its dist folder: another version, optionally changed files, recomputed hashes. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MicroFrontend, RemoteBuild } from '@lantern/contract/federation'
import { ROOT } from '../site/release-service.ts'

export type AnotherBuild = {
  readonly name: string
  readonly version: string
  /** Content by file name. */
  readonly files: ReadonlyMap<string, string>
  readonly hashes: Readonly<Record<string, string>>
  /** Entry in a discovery document. */
  entry(traffic: number): MicroFrontend
}

/** @param change returns the new text of a file, or the same text to keep it */
export function anotherBuild(
  name: string,
  version: string,
  change: (file: string, text: string) => string = (_file, text) => text,
): AnotherBuild {
  const dist = join(ROOT, `remote-${name}/dist`)
  const before = JSON.parse(readFileSync(join(dist, 'lantern.json'), 'utf8')).version as string
  const slug = (text: string): string => text.replace(/[^0-9a-z]/g, '_')
  const files = new Map<string, string>()
  const hashes: Record<string, string> = {}
  for (const file of readdirSync(dist).filter((one) => /\.(js|css|json)$/.test(one))) {
    const text = readFileSync(join(dist, file), 'utf8')
      .replaceAll(before, version)
      .replaceAll(slug(before), slug(version))
    const content = change(file, text)
    files.set(file, content)
    if (file !== 'lantern.json' && file !== 'integrity.json') hashes[file] = hashOf(content)
  }
  files.set('integrity.json', JSON.stringify(hashes))
  return { name, version, files, hashes, entry: (traffic) => entryOf(name, version, files, hashes, traffic) }
}

function hashOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

function entryOf(
  name: string,
  version: string,
  files: ReadonlyMap<string, string>,
  hashes: Readonly<Record<string, string>>,
  traffic: number,
): MicroFrontend {
  const build = JSON.parse(files.get('lantern.json') ?? '') as RemoteBuild
  const { title, routePrefixes, pages, slots, contractVersion, preload } = build
  return {
    url: `/r/${name}/${version}/mf-manifest.json`,
    metadata: { integrity: hashes['mf-manifest.json'] ?? '', version },
    extras: { title, routePrefixes, pages, slots, contractVersion, preload, files: hashes, maintenance: null },
    deployment: { traffic, default: traffic > 0 },
  }
}
