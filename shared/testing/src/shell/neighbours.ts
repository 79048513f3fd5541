/** The declarations of the site's other remotes: their paths and slots. Read by the jest preset, never written in tests. */
import { type RemoteDeclaration, remoteDeclarationSchema } from '@lantern/contract/remote-declaration'
import { array, parse } from 'valibot'

declare global {
  /** Set by shared/build/jest-preset.mjs: every `remote.json` of the workspace except the tested one, or the contents of a saved discovery document. */
  var __LANTERN_NEIGHBOURS__: unknown
}

/** @throws when a declaration violates the contract */
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
