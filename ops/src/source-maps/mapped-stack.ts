/** Stacks of reports, mapped to lines of the sources. */
import { originalPositionFor, sourceContentFor } from '@jridgewell/trace-mapping'
import { SHELL_MAPS } from '@lantern/contract/source-maps'
import { frameParts } from '@lantern/contract/stack'
import type { SourceMapStore } from './source-map-store.ts'

const MAX_CODE = 160

/** A frame, with its place in the sources when there is a map. */
export type MappedFrame = {
  /** As reported: `/r/mine/files/97.0123abcd.js:1:2345`. */
  readonly at: string
  /** `remote-mine/src/pages/hub.tsx:12:5`; null without a map, or for code that the bundler wrote. */
  readonly source: string | null
  /** The text of that line, trimmed; null for a library and when the map has no content. */
  readonly code: string | null
}

export async function mapStack(stack: readonly string[], maps: SourceMapStore): Promise<MappedFrame[]> {
  return Promise.all(stack.map((frame) => mapFrame(frame, maps)))
}

async function mapFrame(at: string, maps: SourceMapStore): Promise<MappedFrame> {
  const { owner, file, line, column } = frameParts(at)
  const map = await maps.read(owner ?? SHELL_MAPS, file)
  // Engines count columns from 1, maps from 0.
  const found = map && line > 0 ? originalPositionFor(map, { line, column: Math.max(0, column - 1) }) : undefined
  if (map === undefined || found === undefined || found.source === null) return { at, source: null, code: null }
  const isLibrary = found.source.startsWith('node_modules/')
  const text = isLibrary ? undefined : sourceContentFor(map, found.source)?.split('\n')[found.line - 1]
  return {
    at,
    source: `${found.source}:${found.line}:${found.column + 1}`,
    code: text === undefined ? null : text.trim().slice(0, MAX_CODE),
  }
}
