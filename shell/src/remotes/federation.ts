/**
 * The federation runtime and everything remotes share, in one chunk that is loaded when the first remote is needed (speed.md, MF 3).
 * Shared modules are given strictly from here: there is never a second React, router, store or session on the page.
 */

import * as i18n from '@lantern/i18n'
import * as platform from '@lantern/platform'
import * as ui from '@lantern/ui'
import { createInstance } from '@module-federation/enhanced/runtime'
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
import * as react from 'react'
import * as reactDom from 'react-dom'
import type { Build } from './discovery.ts'
import { federationPlugin, markForRetry, type PluginSettings } from './federation-plugin.ts'
import * as query from './query-facade.ts'
import * as router from './router-facade.ts'
import { RUNTIME_VERSION, SHARED_VERSIONS, type SharedName } from './shared-versions.ts'
import * as store from './store-facade.ts'

const MODULES: Readonly<Record<SharedName, () => object>> = {
  react: () => react,
  'react-dom': () => reactDom,
  'react-router-dom': () => router,
  jotai: () => store,
  '@tanstack/react-query': () => query,
  '@lantern/platform': () => platform,
  '@lantern/ui': () => ui,
  '@lantern/i18n': () => i18n,
}

export type Federation = {
  /**
   * Brings the code of a build's door here and runs it.
   * @param fresh forgets what an earlier try of this build left on the page and runs its code again from the start
   */
  load(build: Build, door: string, fresh: boolean): Promise<unknown>
}

/** Starts the runtime. Call once. */
export function startFederation(settings: PluginSettings): Federation {
  provideRuntimeCore()
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(MODULES).map(([name, lib]) => [
        name,
        {
          version: SHARED_VERSIONS[name as SharedName],
          lib,
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: SHARED_VERSIONS[name as SharedName] },
        },
      ]),
    ),
    plugins: [federationPlugin(settings)],
  })
  const names = new Map<string, string>()
  const incarnations = new Map<string, number>()

  return {
    async load(build, door, fresh) {
      const key = `${build.name}@${build.version}`
      if (fresh && names.has(key)) {
        names.delete(key)
        forgetEntry(instance.moduleCache.get(nameOf(key, incarnations.get(key) ?? 0))?.remoteInfo)
        incarnations.set(key, (incarnations.get(key) ?? 0) + 1)
      }
      const name = names.get(key) ?? nameOf(key, incarnations.get(key) ?? 0)
      if (!names.has(key)) {
        // A name of its own for each try: nothing of the runtime's memory of a failed one is met again (federation.md 2.1).
        instance.registerRemotes([{ name, entry: build.manifestUrl }])
        names.set(key, name)
      }
      return instance.loadRemote(`${name}/${door}`)
    },
  }
}

function nameOf(key: string, incarnation: number): string {
  return `${key.replace(/[^A-Za-z0-9]/g, '_')}__${incarnation}`
}

/** The container of a build is a global of its own (versioned) name; without it the entry is asked for and run again. */
function forgetEntry(info: { entry?: string; entryGlobalName?: string } | undefined): void {
  if (!info) return
  if (info.entryGlobalName) (globalThis as Record<string, unknown>)[info.entryGlobalName] = undefined
  if (info.entry && !info.entry.endsWith('.json')) markForRetry(info.entry)
}

/** Remotes are built without a copy of the runtime's core and take this one (toolchain.md 5). */
function provideRuntimeCore(): void {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    _FEDERATION_RUNTIME_CORE_FROM: { version: RUNTIME_VERSION, name: 'shell' },
  })
}
