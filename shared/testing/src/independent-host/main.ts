/**
 * A second host that knows nothing of our shell: the plain federation runtime in an empty page. It offers what remotes take from a page
 * (they are built with `import: false`) and loads exposed modules by their manifest alone (federation.md 4.4). Run by the publish gate, by
 * `pnpm ops doctor --load` and by e2e; built by `shared/build/bin/lantern-build-host.mjs`.
 */
import * as i18n from '@lantern/i18n'
import * as platform from '@lantern/platform'
import * as ui from '@lantern/ui'
import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import * as query from '@tanstack/react-query'
import * as store from 'jotai'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as router from 'react-router-dom'
import { globalNames, namesTaken } from './names-taken.ts'
import { pagesOf } from './pages-of.ts'

/** Installed versions, injected by the build. */
declare const HOST_VERSIONS: Readonly<Record<string, string>>

type RemoteToLoad = { remote: string; manifest: string; exposedModules: string[] }
type LoadedModule = {
  remote: string
  exposedModule: string
  /** Lazy pages and slots of the exposed module whose code was also fetched and run. */
  pages: number
  /** Empty: it loaded. */
  fault: string
}

const MODULES: Readonly<Record<string, object>> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  jotai: store,
  '@tanstack/react-query': query,
  '@lantern/platform': platform,
  '@lantern/ui': ui,
  '@lantern/i18n': i18n,
}

// Remotes are built without the runtime's core and use the page's (toolchain.md 5).
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { version: HOST_VERSIONS['@module-federation/runtime'], name: 'independent-host' },
})

const instance = createInstance({
  name: 'independent_host',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(MODULES).map(([name, module]) => {
      const version = HOST_VERSIONS[name] ?? '0.0.0'
      return [
        name,
        { version, lib: () => module, shareConfig: { singleton: true, strictVersion: true, requiredVersion: version } },
      ]
    }),
  ),
})

async function load({ remote, manifest, exposedModules }: RemoteToLoad): Promise<LoadedModule[]> {
  instance.registerRemotes([{ name: remote, entry: manifest }])
  const loaded: LoadedModule[] = []
  // Sequentially, so that an error is reported for its own exposed module.
  for (const exposedModule of exposedModules) {
    try {
      const module = await instance.loadRemote<Record<string, unknown>>(`${remote}/${exposedModule}`)
      if (!module) throw new Error('the exposed module is empty')
      const pages = pagesOf(exposedModule, module)
      for (const page of pages) await page.load()
      loaded.push({ remote, exposedModule, pages: pages.length, fault: '' })
    } catch (error) {
      loaded.push({ remote, exposedModule, pages: 0, fault: error instanceof Error ? error.message : String(error) })
    }
  }
  return loaded
}

/** Loads a build, and lists the globals that it takes whatever name the page hands over; none when it does not load. */
async function examine(remote: RemoteToLoad): Promise<{ exposedModules: LoadedModule[]; names: string[] }> {
  const before = globalNames()
  const exposedModules = await load(remote)
  const isLoaded = exposedModules.every(({ fault }) => fault === '')
  return { exposedModules, names: isLoaded ? await namesTaken(before, remote.manifest) : [] }
}

/** Addresses of code that the page's policy blocked. */
const refused: string[] = []
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI))

Object.assign(globalThis, { independentHost: { examine, refused: () => refused, versions: HOST_VERSIONS } })
