/** What this device keeps of overrides: signed links as they came, and until when an unsigned one stands. */
import { readStored, removeStored, writeStored } from '@lantern/platform'
import { array, number, object, record, string } from 'valibot'

const storedSchema = object({
  links: array(string()),
  /** Builds of a developer by remote: where from, and until when. */
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

/** The key of the MF devtools (federation.md 4.4): URL of a manifest by remote. */
export function readDevtools(): Record<string, string> {
  return readStored('devtools', devtoolsSchema)?.overrides ?? {}
}

export function dropFromDevtools(remote: string): void {
  const { [remote]: _dropped, ...rest } = readDevtools()
  if (Object.keys(rest).length === 0) removeStored('devtools')
  else writeStored('devtools', { overrides: rest })
}
