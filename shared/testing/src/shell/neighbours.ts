/** The other remotes of the site, as they declare themselves: paths they own, slots they fill. The jest preset reads them, no test writes them down. */
import { type RemoteDeclaration, remoteDeclarationSchema } from '@lantern/contract/federation'
import { array, parse } from 'valibot'

declare global {
  /** Set by shared/build/jest-preset.mjs: every `remote.json` of the workspace but the one under test, or what a saved discovery document says. */
  var __LANTERN_NEIGHBOURS__: unknown
}

/** @throws when a declaration is not by the contract */
export function neighbours(): RemoteDeclaration[] {
  return parse(array(remoteDeclarationSchema), globalThis.__LANTERN_NEIGHBOURS__ ?? [])
}

/** The other remote that owns a path. */
export function neighbourOf(path: string): string | null {
  const owner = neighbours().find(({ routePrefixes }) =>
    routePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  )
  return owner?.name ?? null
}
