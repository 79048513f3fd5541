/** The active overrides: links signed by ops for this environment and, where allowed, a developer's builds. Others are dropped and reported. */
import { type BootData, remoteNameSchema } from '@lantern/contract/federation'
import { LOCAL_OVERRIDE_MS, type OverrideLink, readOverrideLink } from '@lantern/contract/override'
import { now } from '@lantern/platform'
import { is } from 'valibot'
import { dropLocalOrigins } from './local-origins.ts'
import { isAllowed, isPublished } from './override-origin.rules.ts'
import { dropFromDevtools, readDevtools, readOverrides, writeOverrides } from './override-store.ts'
import { refuseLink, verifiedLink } from './verified-link.ts'

export type ActiveOverride =
  | {
      readonly kind: 'signed'
      readonly remote: string
      readonly until: number
      readonly link: OverrideLink
      /** Ops revoked it or disabled its build: it is deleted after being reported once more. */
      readonly isTakenBack: boolean
    }
  | { readonly kind: 'local'; readonly remote: string; readonly until: number; readonly url: string }

/** @param taken text of a link that was just in the address */
export async function activeOverrides(boot: BootData, taken: string | null): Promise<ActiveOverride[]> {
  const signed = await signedOverrides(boot, taken)
  const local = localOverrides(boot)
  writeOverrides({
    links: signed.filter(({ isTakenBack }) => !isTakenBack).map(({ text }) => text),
    local: Object.fromEntries(local.map(({ remote, url, until }) => [remote, { url, until }])),
  })
  // Signed links take precedence over unsigned builds.
  const names = new Set(signed.map(({ remote }) => remote))
  return [...signed, ...local.filter(({ remote }) => !names.has(remote))]
}

/** Ends the override of a remote. The next page load runs the published build. */
export function endOverride(remote: string): void {
  const { links, local } = readOverrides()
  const { [remote]: _ended, ...others } = local
  writeOverrides({ links: links.filter((text) => readOverrideLink(text)?.link.remote !== remote), local: others })
  dropFromDevtools(remote)
  if (Object.keys(others).length === 0) dropLocalOrigins()
}

async function signedOverrides(boot: BootData, taken: string | null) {
  // The newest link of a remote takes precedence.
  const texts = [...new Set([...(taken === null ? [] : [taken]), ...readOverrides().links])]
  const found = await Promise.all(texts.map((text) => checked(text, boot)))
  const standing = found.filter((one) => one !== null)
  return standing.filter(({ remote }, index) => standing.findIndex((one) => one.remote === remote) === index)
}

/** @returns null for a link that is invalid here */
async function checked(text: string, boot: BootData) {
  const found = await verifiedLink(readOverrideLink(text), boot)
  if (found === null) return null
  const { link, isTakenBack } = found
  return { kind: 'signed' as const, remote: link.remote, until: link.expiresAt, link, text, isTakenBack }
}

function localOverrides({ overrideOrigins = [], artifactOrigin = '' }: BootData) {
  if (overrideOrigins.length === 0) return []
  const published = [location.origin, ...(artifactOrigin === '' ? [] : [new URL(artifactOrigin).origin])]
  const known = readOverrides().local
  return Object.entries(readDevtools()).flatMap(([remote, url]) => {
    if (!is(remoteNameSchema, remote) || !(isAllowed(url, overrideOrigins) || isPublished(url, remote, published))) {
      dropFromDevtools(remote)
      refuseLink(`${url} is no place for a build of ${remote}`)
      return []
    }
    const since = known[remote]
    const until = since?.url === url ? since.until : now() + LOCAL_OVERRIDE_MS
    if (until > now()) return [{ kind: 'local' as const, remote, url, until }]
    dropFromDevtools(remote)
    return []
  })
}
