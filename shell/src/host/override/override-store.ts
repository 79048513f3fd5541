/** Overrides stored on this device: signed links verbatim, and the expiry of unsigned ones. */
import { readStored, removeStored, writeStored } from '@lantern/platform'
import { array, number, object, record, string } from 'valibot'

const storedSchema = object({
  links: array(string()),
  /** A developer's builds by remote: origin and expiry. */
  local: record(string(), object({ url: string(), until: number() })),
})
const devtoolsSchema = object({ overrides: record(string(), string()) })

type Stored = { links: string[]; local: Record<string, { url: string; until: number }> }

export function readOverrides(): Stored {
  return readStored('overrides', storedSchema) ?? { links: [], local: {} }
}

export function writeOverrides(stored: Stored): void {
  if (stored.links.length === 0 && Object.keys(stored.local).length === 0) removeStored('overrides')
  else writeStored('overrides', stored)
}

/** The local storage key of the MF devtools (federation.md 4.4): manifest URL by remote. */
export function readDevtools(): Record<string, string> {
  return readStored('devtools', devtoolsSchema)?.overrides ?? {}
}

/** Runs a build instead of the published one from the next page load on. @param url of its manifest */
export function addToDevtools(remote: string, url: string): void {
  writeStored('devtools', { overrides: { ...readDevtools(), [remote]: url } })
}

export function dropFromDevtools(remote: string): void {
  const { [remote]: _dropped, ...rest } = readDevtools()
  if (Object.keys(rest).length === 0) removeStored('devtools')
  else writeStored('devtools', { overrides: rest })
}
