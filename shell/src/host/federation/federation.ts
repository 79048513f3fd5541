/**
 * The federation runtime and all shared modules, in one chunk that is loaded when the first remote is needed (speed.md, MF 3).
 * Shared modules always come from here: there is never a second React, router, store or session on the page.
 */

import { languageLoaded } from '@lantern/i18n'
import { QueryProvider } from '@lantern/platform'
import { createInstance } from '@module-federation/enhanced/runtime'
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
import type { Build } from '../discovery/discovery.ts'
import { filesOnlyOf } from '../integrity/build-files.ts'
import { provideQueries } from '../queries/query-scope.tsx'
import { forgetBuild, forgetContainer, forgetRemote } from './federation-memory.ts'
import { federationPlugin, type PluginSettings } from './federation-plugin.ts'
import { preloadPage } from './preload-page.ts'
import { SHARED_MODULES } from './shared-modules.ts'
import { RUNTIME_VERSION, SHARED_VERSIONS, type SharedName } from './shared-versions.ts'

export type Federation = {
  /**
   * Loads the code of a build's exposed module and runs it.
   * @param fresh discards what an earlier attempt of this build left on the page and runs its code again from the start
   */
  load(build: Build, exposedModule: string, fresh: boolean): Promise<unknown>
  /** Runs the page of a path in an exposed module before it is opened. */
  preloadPage: typeof preloadPage
  /** Loaded builds of a remote. */
  loaded(name: string): readonly Build[]
  /** Removes an unmounted build from the page: its container, its chunks, and its entries in the runtime. */
  release(build: Build): void
}

/** Starts the runtime. Call once. */
export function startFederation(settings: Omit<PluginSettings, 'handed'>): Federation {
  provideRuntimeCore()
  provideQueries(QueryProvider)
  const handed: PluginSettings['handed'] = new Map()
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(SHARED_MODULES).map(([name, lib]) => [
        name,
        {
          version: SHARED_VERSIONS[name as SharedName],
          lib,
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: SHARED_VERSIONS[name as SharedName] },
        },
      ]),
    ),
    plugins: [federationPlugin({ ...settings, handed })],
  })
  const here = new Map<string, Loaded>()

  /** @returns the name of its container, if loading got that far */
  function forget({ build, incarnation }: Loaded): string | undefined {
    const name = nameOf(build, incarnation)
    const container = instance.moduleCache.get(name)?.remoteInfo.entryGlobalName
    const others = [...here.values()].map((one) => one.build).filter((one) => one !== build && one.name === build.name)
    forgetRemote(instance, { name, entry: build.manifestUrl }, filesOnlyOf(build, others))
    if (container) forgetContainer(container)
    if (container) handed.delete(container)
    return container
  }

  return {
    async load(build, exposedModule, fresh) {
      const key = keyOf(build)
      const known = here.get(key)
      // A retry needs a new name, since the runtime remembers failures (federation.md 2.1).
      const isNew = known === undefined || fresh || known.isBroken
      if (known && isNew) forget(known)
      const loaded: Loaded = isNew
        ? { build, incarnation: (known?.incarnation ?? -1) + 1, isBroken: false }
        : (known as Loaded)
      here.set(key, loaded)
      const name = nameOf(build, loaded.incarnation)
      if (isNew) instance.registerRemotes([{ name, entry: build.manifestUrl }])
      try {
        const module = await instance.loadRemote(`${name}/${exposedModule}`)
        // Its texts in a third language come with its code.
        await languageLoaded()
        return module
      } catch (error) {
        loaded.isBroken = true
        throw error
      }
    },
    preloadPage,
    loaded: (name) => [...here.values()].map(({ build }) => build).filter((build) => build.name === name),
    release(build) {
      const loaded = here.get(keyOf(build))
      if (!loaded) return
      here.delete(keyOf(build))
      const container = forget(loaded)
      if (container) forgetBuild(instance, container)
    },
  }
}

type Loaded = {
  readonly build: Build
  /** Increases each time its code runs from the start. */
  readonly incarnation: number
  isBroken: boolean
}

function keyOf({ name, version }: Build): string {
  return `${name}@${version}`
}

function nameOf(build: Build, incarnation: number): string {
  return `${keyOf(build).replace(/[^A-Za-z0-9]/g, '_')}__${incarnation}`
}

/** Remotes are built without the runtime's core and use this copy (toolchain.md 5). */
function provideRuntimeCore(): void {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    _FEDERATION_RUNTIME_CORE_FROM: { version: RUNTIME_VERSION, name: 'shell' },
  })
}
