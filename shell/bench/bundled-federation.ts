/** Federation in the one-bundle form of `npm run bench`: the exposed modules are lazy imports of the bundle. */
import type { Build } from '../src/host/discovery/discovery.ts'
import type { Federation } from '../src/host/federation/federation.ts'
import { preloadPage } from '../src/host/federation/preload-page.ts'
import { bringQueries } from '../src/host/queries/query-scope.tsx'

/** @param imports lazy imports by `<remote>/<exposed module>` */
export function bundledFederation(imports: Readonly<Record<string, () => Promise<unknown>>>): Federation {
  const here = new Set<Build>()
  return {
    async load(build, exposedModule) {
      const bring = imports[`${build.name}/${exposedModule}`]
      if (!bring) throw new Error(`The one bundle has no ./${exposedModule} of ${build.name}.`)
      here.add(build)
      const [loaded] = await Promise.all([bring(), bringQueries()])
      return loaded
    },
    preloadPage,
    loaded: (name) => [...here].filter((build) => build.name === name),
    release: (build) => void here.delete(build),
  }
}
