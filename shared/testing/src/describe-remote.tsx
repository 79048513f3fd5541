/** The conformance suite of remotes (style.md 5.10). */
import { SLOT_NAMES } from '@lantern/contract'
import { exampleFaults, pageFaults, type RouteLike } from '@lantern/contract/page-routes'
import { remoteDeclarationSchema } from '@lantern/contract/remote-declaration'
import { parse } from 'valibot'
import { neighbours } from './shell/neighbours.ts'
import { overlapsOf } from './shell/overlap.rules.ts'

export type RemoteUnderTest = {
  /** `remote.json`. */
  declaration: unknown
  /** Export of `./routes`. */
  routes: readonly RouteLike[]
  /** Export of `./slots`. */
  slots: Readonly<Record<string, unknown>>
}

/** Runs the conformance suite on a remote's exposed modules. */
export function describeRemote(name: string, load: () => Promise<RemoteUnderTest>): void {
  describe(`remote ${name}`, () => {
    it('has a declaration that matches the federation contract', async () => {
      const { declaration } = await load()
      expect(parse(remoteDeclarationSchema, declaration).name).toBe(name)
    })

    it('has only relative routes, which stay below its prefixes', async () => {
      const { routes } = await load()
      const absolute = routes.filter((route) => route.path?.startsWith('/')).map((route) => route.path)
      expect(absolute).toEqual([])
    })

    it('lists exactly its routes as pages', async () => {
      const { declaration, routes } = await load()
      const declared = parse(remoteDeclarationSchema, declaration)
      expect([...pageFaults(declared, routes), ...declared.pages.flatMap(exampleFaults)]).toEqual([])
    })

    it('fills exactly the slots that it declares, all of them known to the shell', async () => {
      const { declaration, slots } = await load()
      const declared = [...parse(remoteDeclarationSchema, declaration).slots].sort()
      expect(Object.keys(slots).sort()).toEqual(declared)
      expect(declared.filter((slot) => !(SLOT_NAMES as readonly string[]).includes(slot))).toEqual([])
    })

    it('owns no path and fills no slot of another remote', async () => {
      const { declaration } = await load()
      const own = parse(remoteDeclarationSchema, declaration)
      expect(
        overlapsOf(
          own,
          neighbours().filter((one) => one.name !== name),
        ),
      ).toEqual([])
    })
  })
}
